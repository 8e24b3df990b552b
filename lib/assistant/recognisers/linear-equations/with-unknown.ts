import { lineWith } from '../../question/coefficients'
import type { Fact } from '../../question/fact'
import { lettersNamed } from '../../question/pick'
import { lineIn } from '../../question/polynomial'
import type { Question } from '../../question/question'
import type { WithUnknown } from '../../../solutions/linear-equations/pieces/with-unknown'

/** A line, and one with a letter for one of its numbers, with the facts that say it. */
export function withUnknownIn(
  question: Question,
): { readonly given: WithUnknown; readonly used: readonly Fact[] } | null {
  for (const letter of ['k', 'p', 'a', 'm', 'c', 'b', 't', 'λ']) {
    const known = question.facts.flatMap((fact) => {
      const line = lineIn(fact)
      return line ? [{ fact, line }] : []
    })
    const unknown = question.facts.flatMap((fact) => {
      const line = lineWith(fact, letter)
      return line ? [{ fact, line }] : []
    })
    const [[first, ...others], [second, ...more]] = [known, unknown]
    if (!first || !second || others.length + more.length > 0) continue
    return {
      given: { first: first.line, second: second.line, letter },
      used: [first.fact, second.fact, ...lettersNamed(question, letter)],
    }
  }
  return null
}
