import { chain, earns, line, says, type Step } from '../../template'

/** What is known of a mean that was worked out with an assumed mean a. */
export interface MeanSums {
  readonly ask: 'step' | 'deviation' | 'assumed' | 'sum'
  readonly a: number
  readonly h: number
  readonly n: number
  /** Σfu */
  readonly u: number
}

export const meanOfSums = ({ a, h, n, u }: MeanSums): number => a + (u * h) / n

const withSign = (value: string): string => (value.startsWith('-') ? `- ${value.slice(1)}` : `+ ${value}`)

/** The formula, what is put in, and the result: one mark. */
export function meanSumLines(draw: MeanSums, shown: (value: number) => string): readonly Step[] {
  const { ask, a, h, n, u } = draw
  const [mean, from, shift] = [shown(meanOfSums(draw)), shown(a), shown((u * h) / n)]
  const step = 'Mean $= a + \\left(\\dfrac{\\sum f_i u_i}{\\sum f_i}\\right) \\times h$'
  if (ask === 'step')
    return [
      line('formula', step),
      line('put in', `$= ${from} + \\left(\\dfrac{${u}}{${n}}\\right) \\times ${h}$`),
      earns(1, says`So ${chain('\\overline{x}', `${from} ${withSign(shift)}`, mean)}.`, 'worked out'),
    ]
  if (ask === 'deviation')
    return [
      line('formula', 'Mean $= a + \\dfrac{\\sum f_i d_i}{\\sum f_i}$'),
      line('put in', `$= ${from} + \\dfrac{${u * h}}{${n}}$`),
      earns(1, says`So ${chain('\\overline{x}', `${from} ${withSign(shift)}`, mean)}.`, 'worked out'),
    ]
  if (ask === 'assumed')
    return [
      line('formula', step),
      line('put in', says`So ${chain(mean, `a + \\dfrac{${u}}{${n}} \\times ${h}`)}.`),
      earns(1, says`${chain('a', `${mean} ${withSign(shown((-u * h) / n))}`, from)}`, 'worked out'),
    ]
  return [
    line('formula', 'Mean $= a + \\dfrac{\\sum f_i d_i}{\\sum f_i}$'),
    line('put in', says`So ${chain(`\\dfrac{\\sum f_i d_i}{${n}}`, `${mean} - ${from}`, shift)}.`),
    earns(
      1,
      says`${chain('\\sum f_i d_i', `${n} \\times ${(u * h) / n < 0 ? `(${shift})` : shift}`, `${u * h}`)}`,
      'worked out',
    ),
  ]
}
