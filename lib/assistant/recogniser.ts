import type { Said } from './rule'
import { isFact, type Fact, type Item, type Word } from './question/fact'
import { keysOf } from './question/keys'
import { isFree, isPlain } from './question/meanings'
import type { Question } from './question/question'
import { fillers } from './question/words'
import { lineOf } from '../solutions/line'
import { TooLarge } from '../maths/budget'
import type { Solution } from '../solutions/solution'

/** What a recogniser has understood of a question. */
export interface Found<Given> {
  readonly given: Given
  /** The facts that `given` is made of. One that is left over means no answer. */
  readonly used: readonly Fact[]
  /** The words that it has understood where they stand, as `told` gives them; besides cues and `words`, which hold anywhere. */
  readonly said?: readonly Word[]
  /** What the student calls the points of the solution: { P: 'T' } where they write T for P. */
  readonly letters?: Readonly<Record<string, string>>
  /** A line that the solution needs before its own: "Write x for s." */
  readonly lead?: string
}

/** What is wrong with the numbers, where they make no `Given`. */
export interface Objection {
  readonly objection: string
  readonly used: readonly Fact[]
  readonly said?: readonly Word[]
}

/** A solution as the assistant writes it: in the plainest manner. */
interface Solves<Given> {
  readonly id: string
  readonly archetype: string
  readonly objection: (given: Given) => string | null
  readonly solve: (given: Given) => Solution
}

interface RecogniserDefinition<Given> {
  /** Unique, kebab-case: the rule that the reply names. */
  readonly id: string
  readonly solution: Solves<Given>
  /** Words that only such a question holds, or '#equation', '#point', ... for a fact of that kind: one at least must be there. */
  readonly cues: readonly string[]
  /** Other words that it understands. Any word that is neither a cue, nor one of these, nor a filler means no answer. */
  readonly words?: readonly string[]
  /** The question may tell a story: words that have no meaning of their own (`question/meanings.ts`) are passed over as its nouns. */
  readonly story?: true
  /**
   * It may be one part of a longer question: what the stem and the parts before it tell besides is left to the others, each of which must
   * be used by some part. Only where nothing that a stem could tell would change what it works out.
   */
  readonly asPart?: true
  /** It answers only where no other one does: it knows any story of its kind, and they know theirs better; 'of all': an engine of the chapter, which stands back behind these too; 'behind engines': behind those as well. */
  readonly last?: true | 'of all' | 'behind engines'
  /** It reads what is offered to choose from, `question.options`, all of it; its solution's key is the letter of an option. */
  readonly chooses?: true
  /** Questions that it answers: documentation, and tests. */
  readonly examples: readonly string[]
  /** Its nearest neighbours, which it must not answer: another quantity, a condition more. Tests as well. */
  readonly refuses?: readonly string[]
  /** What is given, from the facts and words; null when the question is another one. */
  readonly read: (question: Question) => Found<Given> | Objection | null
  /** What stands before the answer in the last line; 'Answer: ' where it is left out. */
  readonly before?: (given: Given, question: Question) => string
  /** The unit of the answer, where the solution's key leaves it to the question: 'cm²'. */
  readonly unit?: (given: Given, question: Question) => string
}

/** A reading that leaves nothing over. */
export interface Understood {
  readonly id: string
  readonly archetype: string
  /** How many words beyond the fillers it has understood. */
  readonly words: number
  readonly said: Said
  /** What it has left to the other parts of a longer question. */
  readonly left: readonly Item[]
  /** What it has understood: more than fillers and the nouns of a story. */
  readonly knows: ReadonlySet<Item>
  /** Its answer is the letter of an option. */
  readonly chooses: boolean
  /** It stands back where another one answers that comes before: 0 for most. */
  readonly rank: number
}

/** Who answers first, where several can. */
const ranks: readonly (false | NonNullable<RecogniserDefinition<never>['last']>)[] = [
  false,
  true,
  'of all',
  'behind engines',
]

/** What a recogniser leaves over of a question: where it is nothing, it answers. */
export interface LeftOver {
  /** The question holds none of its cues. */
  readonly cue: boolean
  readonly words: readonly string[]
  /** The facts that are not in `used`; null where `read` takes it for another question. */
  readonly facts: readonly Fact[] | null
}

/** A question that the assistant recognises, its `Given` sealed in. */
export interface Recogniser {
  readonly id: string
  readonly solution: string
  readonly archetype: string
  readonly cues: readonly string[]
  readonly examples: readonly string[]
  readonly refuses: readonly string[]
  /** For tests, which tell the author. */
  readonly leftOver: (question: Question) => LeftOver
  /** What is given, as read: for tests. */
  readonly given: (question: Question) => unknown
  /** `elsewhere`: what is told for several parts, of which this question is one. */
  readonly understand: (question: Question, elsewhere?: ReadonlySet<Item>) => Understood | null
}

/** Ties a way to read questions to the solution that works them. */
export function recogniser<Given>(definition: RecogniserDefinition<Given>): Recogniser {
  const { id, solution, cues, words = [], story = false, asPart = false, chooses = false, last = false } = definition
  const { examples, refuses = [], before = () => 'Answer: ', unit = () => '' } = definition
  const read = (question: Question) => unlessTooLarge(() => definition.read(question))
  const known = new Set([...cues, ...words])
  const isPassedOver = (word: string, at: number, items: readonly Item[]) =>
    story ? isFree(word) : fillers.has(word) || (isPlain(word) && !isJoined(at, items))
  const within = (question: Question) => (chooses ? [question, ...question.options] : [question])
  /** The facts and words that it leaves over. */
  const leftBy = (all: Found<Given> | Objection | null, question: Question): readonly Item[] =>
    within(question).flatMap(({ items }) =>
      items.filter((item, at) => {
        if (item.kind !== 'word') return isFact(item) && !all?.used.includes(item)
        return !known.has(item.text) && !isPassedOver(item.text, at, items) && !all?.said?.includes(item)
      }),
    )
  const found = (question: Question, elsewhere: ReadonlySet<Item> = new Set()) => {
    // who answers a part does not answer the whole of a question in parts
    const isWhole = !asPart || !question.isInParts
    const isAsked = isWhole && hasCue(question, cues) && (!chooses || question.options.length > 0)
    const all = isAsked ? read(question) : null
    const left = all ? leftBy(all, question) : []
    return all && left.every((item) => asPart && elsewhere.has(item)) ? { all, left } : null
  }
  const said = (all: Found<Given> | Objection, question: Question): Said => {
    const objection = 'objection' in all ? all.objection : solution.objection(all.given)
    if (objection !== null || 'objection' in all) return { text: objection ?? '' }
    const { lines, key } = solution.solve(all.given)
    const named = (text: string) => (all.letters ? renamed(text, all.letters) : text)
    // the degrees of an angle stand close to their number
    const bare = all.letters ? swapped(key, all.letters) : key
    const measured = inUnits(unit(all.given, question))
    // rupees stand before the number, the degrees of an angle and the percent close behind it
    const answer = measured === '₹' ? `₹${bare}` : `${bare} ${measured}`.trim().replace(/ ([°%])$/, '$1')
    const texts = lines.map((step) => named(lineOf(step).text))
    const lead = all.lead === undefined ? [] : [all.lead]
    const start = before(all.given, question)
    const opening = all.letters ? swapped(start, all.letters) : start
    return { text: [...lead, ...texts.map(inUnits), `${opening}${answer}`].join('\n'), answer }
  }
  return {
    id,
    solution: solution.id,
    archetype: solution.archetype,
    cues,
    examples,
    refuses,
    leftOver: (question) => {
      const all = read(question)
      const left = leftBy(all, question)
      return {
        cue: !hasCue(question, cues),
        words: left.flatMap((item) => (item.kind === 'word' ? item.text : [])),
        facts: all && left.filter(isFact),
      }
    },
    given: (question) => {
      const all = found(question)?.all
      return all && 'given' in all ? all.given : null
    },
    understand: (question, elsewhere) => {
      const whole = found(question, elsewhere)
      const reply = whole && unlessTooLarge(() => said(whole.all, question))
      if (!whole || !reply) return null
      const { all, left } = whole
      const words = understoodWords(question, known, all.said)
      const saidWords: readonly Item[] = all.said ?? []
      const isMeant = (item: Item) =>
        item.kind === 'word' ? known.has(item.text) || saidWords.includes(item) : isFact(item) && !left.includes(item)
      const knows = new Set(question.items.filter(isMeant))
      return {
        id,
        archetype: solution.archetype,
        words,
        said: reply,
        left,
        knows,
        chooses,
        rank: ranks.indexOf(last),
      }
    },
  }
}

/** Areas and volumes of lengths without a unit are in square and cubic units: no "²" stands alone. */
const inUnits = (text: string): string =>
  text
    .replace(/(?<=^|[\d$] )²(?!\w)/g, 'square units')
    .replace(/(?<=^|[\d$] )³(?!\w)/g, 'cubic units')
    .replace(/(?<=\$) {2,}/g, ' ')

/** Numbers larger than any question's are not worked with: what needs them is not understood. */
function unlessTooLarge<T>(made: () => T): T | null {
  try {
    return made()
  } catch (error) {
    if (error instanceof TooLarge) return null
    throw error
  }
}

const joining: ReadonlySet<string> = new Set(['and', 'aur', 'or', 'ya'])

/** Whether an item stands beside a joining word: "the HCF and zog of 12 and 18" asks for the zog. */
const isJoined = (at: number, items: readonly Item[]): boolean =>
  [items[at - 1], items[at + 1]].some((item) => item?.kind === 'word' && joining.has(item.text))

/** The commands of TeX and the words stay as they are. */
const swapped = (text: string, letters: Readonly<Record<string, string>>): string =>
  text.replace(/\\[a-zA-Z]+|\b[A-Z]?[a-z]{3,}\b|[A-Za-z]/g, (one) =>
    Object.hasOwn(letters, one) ? (letters[one] ?? one) : one,
  )

/** The points in the formulas of a line by other names. */
const renamed = (text: string, letters: Readonly<Record<string, string>>): string =>
  text.replace(/\$[^$]*\$/g, (formula) => swapped(formula, letters))

export function hasCue(question: Question, cues: readonly string[]): boolean {
  const keys = keysOf(question).cues
  return cues.some((cue) => keys.has(cue))
}

const understoodWords = (question: Question, known: ReadonlySet<string>, said: readonly Word[] = []): number =>
  new Set([...question.words.filter((word) => known.has(word)), ...said.map(({ text }) => text)]).size
