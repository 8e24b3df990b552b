import type { SketchFigure } from '../../lib/figures/figure'

/** A figure as it stands in a lesson. */
export function written({ kind, description, ...fields }: SketchFigure): string {
  const lines = Object.entries(fields).flatMap(([name, value]) =>
    value === undefined ? [] : [`  ${name}={${valueOf(name, value)}}`],
  )
  return `<Figure\n  kind="${kind}"\n${lines.join('\n')}\n  description="${description}"\n/>\n`
}

/** A list of objects with one a line. */
function valueOf(name: string, value: unknown): string {
  if (Array.isArray(value) && value.length > 1 && value.some((item: unknown) => typeof item === 'object'))
    return `[\n${value.map((item: unknown) => `    ${data(item)},\n`).join('')}  ]`
  if (name === 'points' && typeof value === 'object' && value !== null && Object.keys(value).length > 4)
    return `{\n${Object.entries(value)
      .map(([key, at]) => `    ${keyOf(key)}: ${data(at)},\n`)
      .join('')}  }`
  return data(value)
}

const keyOf = (key: string): string => (/^[A-Za-z_]\w*$/.test(key) ? key : quoted(key))

/** A text in single quotes. */
const quoted = (text: string): string => `'${text.replace(/\\/g, '\\\\').replace(/'/g, "\\'")}'`

function data(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(data).join(', ')}]`
  if (typeof value === 'object' && value !== null)
    return `{ ${Object.entries(value)
      .map(([key, item]) => `${keyOf(key)}: ${data(item)}`)
      .join(', ')} }`
  return typeof value === 'string' ? quoted(value) : String(value)
}
