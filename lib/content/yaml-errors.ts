import { isMap, isNode, isScalar, visit } from 'yaml'
import type * as z from 'zod'
import type { ContentError, ContentFile } from './content-error'
import { seenBroken } from './broken-yaml'
import { textFaults } from './text-faults'
import { readYaml, type ReadYaml } from './yaml-read'
import { near } from '../near'

/** Checks YAML text against a schema and sets every formula in it. Lines count from `firstLine`. */
export function yamlErrors(
  { path: file, text }: ContentFile,
  schema: z.ZodType,
  firstLine = 1,
): readonly ContentError[] {
  const { document, lines } = readYaml(text)
  const at = (offset: number | undefined, message: string, remark?: true): ContentError => {
    const { line, col: column } = lines.linePos(offset ?? 0)
    return { file, line: firstLine - 1 + line, column, message, ...(remark && { remark }) }
  }
  const [broken] = document.errors
  if (broken) {
    const seen = seenBroken(text)
    return [seen ? at(seen.offset, seen.message) : at(broken.pos[0], brokenYaml(broken))]
  }
  if (document.contents === null) return [at(0, 'the file is empty: npm run new writes a complete beginning')]

  const found: ContentError[] = []
  const issues = schema.safeParse(document.toJS()).error?.issues ?? []
  const missingAt = (path: readonly PropertyKey[]) =>
    issues.flatMap((one) =>
      one.code !== 'unrecognized_keys' &&
      one.path.length === path.length + 1 &&
      path.every((key, index) => one.path[index] === key) &&
      !document.hasIn(one.path)
        ? [String(one.path.at(-1))]
        : [],
    )
  // a field misspelt is unknown and missing at once
  const meant = new Map<(typeof issues)[number], string>(
    issues.flatMap((issue) => {
      if (issue.code !== 'unrecognized_keys' || issue.keys.length > 1) return []
      const [name] = near(issue.keys[0] ?? '', missingAt(issue.path))
      return name === undefined ? [] : [[issue, name] as const]
    }),
  )
  const told = new Set([...meant].map(([{ path }, name]) => [...path, name].join('.')))
  for (const issue of issues) {
    if (told.has(issue.path.join('.'))) continue
    const path = issue.path.filter((key) => typeof key !== 'symbol')
    const [unknown] = issue.code === 'unrecognized_keys' ? issue.keys : []
    const name = meant.get(issue)
    if (name !== undefined && unknown !== undefined) {
      const place = path.length ? `${path.join('.')}: ` : ''
      found.push(at(keyOffset(document, path, unknown), `${place}${unknown} is unknown: is ${name} meant?`))
      continue
    }
    found.push(
      at(
        keyOffset(document, path, unknown) ?? offsetOf(document, path),
        `${path.length ? `${path.join('.')}: ` : ''}${issue.message}`,
      ),
    )
  }
  visit(document, {
    // what a student types is in a grammar of its own
    Pair: (_, { key }) => (isScalar(key) && typedFields.has(String(key.value)) ? visit.SKIP : undefined),
    Scalar(key, node) {
      if (key === 'key' || typeof node.value !== 'string') return
      for (const { message, remark } of textFaults(node.value)) found.push(at(node.range?.[0], message, remark))
    },
  })
  return found
}

/** What the reader of YAML could not read, in words for editors. */
function brokenYaml({ code, message }: { readonly code: string; readonly message: string }): string {
  const isIndented =
    code === 'BAD_INDENT' ||
    /\b(?:indent\w*|block sequence|implicit map key|same column|sequence|map items)\b/i.test(message)
  return isIndented && !/\bcompact mappings\b/i.test(message)
    ? 'this is not YAML: the line stands too far to the left or to the right: fields of one thing begin in the same column, and a list stands under its field; what is inside stands two spaces further in'
    : `this is not YAML: ${message.replace(/ at line[^]*/, '')}. A text with a colon or a backslash stands between single quotes`
}

const typedFields: ReadonlySet<string> = new Set(['id', 'prompt', 'rule', 'accept', 'response'])

/** Where a field begins that nothing reads. */
function keyOffset(
  document: ReadYaml['document'],
  path: readonly (string | number)[],
  name: string | undefined,
): number | undefined {
  const node = document.getIn(path, true)
  const pair = isMap(node) ? node.items.find(({ key }) => isScalar(key) && key.value === name) : undefined
  return isScalar(pair?.key) ? pair.key.range?.[0] : undefined
}

/** Where the value at a path begins, or the nearest thing around it. */
function offsetOf(document: ReadYaml['document'], path: readonly (string | number)[]): number | undefined {
  for (let length = path.length; length >= 0; length--) {
    const node = document.getIn(path.slice(0, length), true)
    if (isNode(node) && node.range) return node.range[0]
  }
  return undefined
}
