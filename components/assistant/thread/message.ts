import type { Context, OpenPaper, Reply } from '@/lib/assistant'

type MarkedPaper = Extract<OpenPaper, { state: 'marked' }>

/** A paper as data, which alone can go to another thread. */
type SentPaper =
  | Exclude<OpenPaper, MarkedPaper>
  | (Omit<MarkedPaper, 'score' | 'question'> & {
      readonly score: ReturnType<MarkedPaper['score']>
      /** In their order. */
      readonly questions: readonly ReturnType<MarkedPaper['question']>[]
    })

type SentContext = Omit<Context, 'paper'> & { readonly paper?: SentPaper }

/** To the thread. */
export interface Asked {
  readonly number: number
  readonly question: string
  readonly context: SentContext
}

/** Back from it. */
export type Told = { readonly number: number } & ({ readonly reply: Reply } | { readonly error: string })

/** What the page shows, to be sent. */
export function sent({ paper, ...context }: Context): SentContext {
  if (paper?.state !== 'marked') return paper ? { ...context, paper } : context
  const { score, question, ...others } = paper
  const questions = Array.from({ length: paper.count }, (_, index) => question(index + 1))
  return { ...context, paper: { ...others, score: score(), questions } }
}

/** What was sent, as the assistant knows it. */
export function received({ paper, ...context }: SentContext): Context {
  if (paper?.state !== 'marked') return paper ? { ...context, paper } : context
  const { score, questions, ...others } = paper
  return { ...context, paper: { ...others, score: () => score, question: (number) => questions[number - 1] ?? null } }
}
