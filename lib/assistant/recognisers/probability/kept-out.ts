import { phrase } from '../../question/phrase'
import type { Question } from '../../question/question'

/** That what is drawn stays out. */
export const keptOut = (question: Question) =>
  phrase(
    question,
    'not replaced|returned',
    'not put|kept|placed back',
    'without replacement|replacing|putting|returning back?',
    'put|kept|set|laid aside',
    'kept out',
    'ate|eats|eaten|eat|threw|discarded|discards',
    'phenk',
    'alag rakh',
    'not rakh|rakhi|rakha wapas?',
    'not wapas',
    'wapas not',
  )
