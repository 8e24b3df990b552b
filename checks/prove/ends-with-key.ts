import type { Part, Problem } from '@/lib/problems/problem'

const bare = (text: string): string =>
  text
    .replaceAll('{,}', '')
    .replace(/\\frac\{(-?\d+)\}\{(\d+)\}/g, '$1/$2')
    .replace(/[\s$\\{}]/g, '')

/** Whether the worked solution of each part ends with the part's key. */
export const endsWithKey = ({ parts }: Problem): boolean => parts.every(partEndsWithKey)

function partEndsWithKey({ steps, rule }: Part): boolean {
  const last = bare(steps.at(-1)?.text ?? '')
  const values =
    rule.kind === 'pair' ? rule.expected.split(',').map((part) => part.split('=').at(-1) ?? '') : [rule.expected]
  return values.every(
    (value) =>
      last.includes(bare(value.replace(/π/g, '\\pi').replace(/^(.*)\/(\d+)$/, '\\frac{$1}{$2}'))) ||
      last.includes(bare(value)),
  )
}
