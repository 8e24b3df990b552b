import { examPaper } from '@/lib/content/written/written-exam'
import { writtenPaperSchema } from '@/lib/content/written/written-schema'
import type { ExamPaper, ExamPart } from '@/lib/papers'
import { readFileSync } from 'node:fs'
import { evaluate } from 'mathjs/number'
import { parse } from 'yaml'

/** A paper that was written by hand, as it is sat. */
export const modelPaper = (id: string): ExamPaper =>
  examPaper(writtenPaperSchema.parse(parse(readFileSync(`content/papers/${id}.yaml`, 'utf8'))))

/** Every part of a paper by its name: q1, q22, "q22 or", "q36 (i)", "q36 or". */
export function partsByName({ sections }: ExamPaper): ReadonlyMap<string, ExamPart> {
  const named = sections
    .flatMap(({ questions }) => questions)
    .flatMap(({ id, alternatives, shared }) =>
      alternatives.flatMap(({ parts }, way) =>
        parts.flatMap((part, place) => {
          if (way > 0 && place < shared) return []
          const label = part.label && (way === 0 || parts.length - shared > 1) ? [part.label] : []
          return [[[id, ...(way > 0 ? ['or'] : []), ...label].join(' '), part] as const]
        }),
      ),
    )
  return new Map(named)
}

/** What an option is worth: "$\frac{17}{8}$", "$60$ cm", "$3 : 2$", "$30\pi$ cm²"; null for words. */
export function worth(option: string): number | null {
  const [, tex] = /^\$([^$]*)\$/.exec(option) ?? []
  if (tex === undefined) return null
  const plain = tex
    .replace(/\\frac\{([^{}]*)\}\{([^{}]*)\}/g, '(($1)/($2))')
    .replace(/\\sqrt\{([^{}]*)\}/g, 'sqrt($1)')
    .replace(/(\d)\\pi/g, '$1*pi')
    .replace(/\^\\circ/g, '')
    .replace(/ : /g, '/')
  return /[a-z=]/.test(plain.replace(/sqrt|pi/g, '')) ? null : evaluated(plain)
}

function evaluated(plain: string): number {
  const value: unknown = evaluate(plain)
  if (typeof value !== 'number') throw new Error(`worth: "${plain}" is no number`)
  return value
}
