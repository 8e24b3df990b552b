import { twoTariffs as solution, type Asked, type Given } from '../../../solutions/linear-equations/two-tariffs'
import type { Fact, Item } from '../../question/fact'
import { phrase, told } from '../../question/phrase'
import { lettersNamed } from '../../question/pick'
import type { Question } from '../../question/question'
import { without } from '../../question/without'
import { recogniser } from '../../recogniser'

const takes = '~kind @n:letter fixed? charge|charges? #f fixed? cleaning|joining? #r each|every|per ~u'

/** "Taxi A takes a fixed charge of ₹55 and ₹16 for each km": two of them, per the same unit. */
function tariffsIn(question: Question) {
  const first = phrase(question, takes)
  const second = first && phrase(without(question, first), takes)
  if (!first || !second || first.nouns.kind !== second.nouns.kind || first.nouns.u !== second.nouns.u) return null
  const isMoney = [first, second].every(({ units }) => units.f === '₹' && units.r === '₹')
  if (!isMoney || first.facts.n.name === second.facts.n.name) return null
  const tariff = ({ facts, nouns, numbers }: typeof first) => ({
    name: `${nouns.kind} ${facts.n.name}`,
    fixed: numbers.f,
    rate: numbers.r,
  })
  return {
    tariffs: [tariff(first), tariff(second)] as const,
    names: [first.facts.n.name, second.facts.n.name] as const,
    unit: first.nouns.u.replace(/s$/, ''),
    taken: [...first.taken, ...second.taken],
  }
}

type Tariffs = NonNullable<ReturnType<typeof tariffsIn>>

interface Found {
  readonly asked: Asked
  readonly taken: readonly Item[]
}

/** Which of the two a letter names. */
function placeOf({ names }: Tariffs, letter: Fact): 0 | 1 | null {
  const at = letter.kind === 'letter' ? names.indexOf(letter.name) : -1
  return at === 0 || at === 1 ? at : null
}

function askedIn(question: Question, tariffs: Tariffs): Found | null {
  const equation = phrase(question, 'equation charge ~kind @w:letter')
  if (equation) {
    const of = placeOf(tariffs, equation.facts.w)
    return of === null ? null : { asked: { kind: 'equation', of }, taken: equation.taken }
  }
  const less = phrase(
    question,
    'many ~u ~kind @w:letter charge|charges|cost|costs|takes|ask|asks #d less ~kin @v:letter',
  )
  if (less) {
    const [of, than] = [placeOf(tariffs, less.facts.w), placeOf(tariffs, less.facts.v)]
    const isUnit = less.nouns.u.replace(/s$/, '') === tariffs.unit
    if (of === null || than === null || of === than || !isUnit || less.units.d !== '₹') return null
    return { asked: { kind: 'less', of, by: less.numbers.d }, taken: less.taken }
  }
  const equal = phrase(
    question,
    'many ~u two|both? charges|costs equal|same charge . @x:letter @y:letter',
    'many ~u two|both? charges|costs equal|same charge . @x:letter @y:letter',
  )
  if (equal) {
    const isUnit = equal.nouns.u.replace(/s$/, '') === tariffs.unit
    return isUnit && equal.facts.x.name === 'x' && equal.facts.y.name === 'y'
      ? { asked: { kind: 'equal' }, taken: equal.taken }
      : null
  }
  const charge = phrase(
    question,
    'find|what|much charge|cost ~kind @w:letter #k ~unit',
    'find|what|much charge|cost ~kind @w:letter #k',
  )
  const of = charge && placeOf(tariffs, charge.facts.w)
  if (!charge || of === null) return null
  const unit = charge.units.k !== '' ? charge.units.k : (afterOf(question, charge.taken) ?? '')
  return unit.replace(/s$/, '') === tariffs.unit
    ? { asked: { kind: 'charge', of, units: charge.numbers.k }, taken: charge.taken }
    : null
}

/** The word that stands behind the last of these, or is it. */
function afterOf({ apart }: Question, taken: readonly Item[]): string | null {
  const last = taken.at(-1)
  if (last?.kind === 'word') return last.text
  const after = last && apart[apart.indexOf(last) + 1]
  return after?.kind === 'word' ? after.text : null
}

export const twoTariffs = recogniser<Given>({
  id: 'two-tariffs',
  solution,
  story: true,
  asPart: true,
  cues: ['charge', 'charges', 'each', 'per'],
  words: ['two', 'charge', 'cost', 'study'],
  examples: [
    'Two taxi companies work in a town. Taxi A takes a fixed charge of ₹55 and ₹16 for each km; taxi B takes a fixed charge of ₹70 and ₹13 for each km. Find the charge of taxi A for 27 km, in ₹.',
    'Hall A costs ₹600 for cleaning and ₹550 for each hour; hall B costs ₹3000 for cleaning and ₹250 for each hour. Let the charge for x hours be ₹y. For how many hours are the two charges equal, and what is the charge then? Give x and y.',
    'Taxi A takes a fixed charge of ₹55 and ₹16 for each km; taxi B takes a fixed charge of ₹70 and ₹13 for each km. For how many km does taxi B charge ₹6 less than taxi A?',
  ],
  refuses: [
    'Taxi A takes a fixed charge of ₹55 and ₹16 for each km; taxi B takes a fixed charge of ₹70 and ₹13 for each hour. Find the charge of taxi A for 27 km.',
    'Taxi A takes a fixed charge of ₹55 and ₹16 for each km; taxi B takes a fixed charge of ₹70 and ₹13 for each km. Find the charge of taxi A for 27 minutes.',
    'Taxi A takes a fixed charge of ₹55 and ₹16 for each km; taxi B takes a fixed charge of ₹70 and ₹13 for each km. Which is cheaper for 27 km?',
    'Taxi A takes a fixed charge of ₹55 and ₹16 for each km after the first 2 km; taxi B takes a fixed charge of ₹70 and ₹13 for each km. Find the charge of taxi A for 27 km.',
  ],
  read: (question) => {
    const tariffs = tariffsIn(question)
    const rest = tariffs && without(question, tariffs)
    const meaning = rest && phrase(rest, 'charge @x:letter ~u? @y:letter')
    const isMeant = !meaning || (meaning.facts.x.name === 'x' && meaning.facts.y.name === 'y')
    const asked = rest && isMeant ? askedIn(meaning ? without(rest, meaning) : rest, tariffs) : null
    if (!tariffs || !asked) return null
    const { used, said } = told(question, tariffs, meaning, asked, phrase(rest ?? question, 'case study'))
    return {
      given: { tariffs: tariffs.tariffs, asked: asked.asked },
      used: [...used, ...lettersNamed(question, 'x', 'y')],
      said,
    }
  },
  before: () => '',
})
