import { isFact, type Word } from '../../question/fact'
import { numberNamed } from '../../question/number-named'
import type { Question } from '../../question/question'
import type { Found } from '../../recogniser'
import { answersOf, type Given } from '../../../solutions/told/told'

/** What a question gives, where of all that it may mean one has an answer; `spoken`: it has read numbers in words as well. */
export function only(question: Question, givens: readonly (Given | null)[], spoken = false): Found<Given> | null {
  const all = givens.flatMap((given) => {
    const answers = given && answersOf(given)
    return given && answers ? [{ given, answers: answers.join(' or ') }] : []
  })
  const [first, ...more] = all
  if (!first || more.some(({ answers }) => answers !== first.answers)) return null
  if (!spoken) return { given: first.given, used: question.facts.filter(isFact) }
  // numbers in words are measures; 1 and 2 may count what the story is about
  const said = question.items.filter(
    (item): item is Word => item.kind === 'word' && !/^(?:one|two)$/.test(item.text) && numberNamed(item.text) !== null,
  )
  return { given: first.given, used: question.facts.filter(isFact), said }
}
