import { theoryAsked, type TheoryAsked } from './asked'
import { lessonConcepts } from './lesson-concepts'
import { named } from './named'
import type { Intent, Theory, TopicTheory } from './theory'
import { topicTheory } from './topics'
import { normalise } from '../normalise'
import { withoutStepsBegged } from '../question/steps-begged'
import { lessonOffers } from '../lesson-offers'
import type { Reply } from '../rule'
import { plainText } from '../../rich-text/plain'
import { topicKeys, type TopicKey } from '../../syllabus'

/** No idea is asked for in more characters. */
const longest = 300

/** What the chapters say of an idea that a question names, or null: where a word of it is left over, another idea is meant. */
export function explained(question: string): Reply | null {
  const plain = withoutStepsBegged(question.trim()).replace(byContradiction, '')
  return replyTo(plain) ?? namedTwice(plain)
}

/** The proofs of the theory are. */
const byContradiction = /,?\s*\(?\b(?:by|using) (?:the )?(?:method of )?contradiction(?: method)?\)?(?=\s*[.?]*$)/i

/** "Prove the basic proportionality theorem (Thales)": the other name in brackets, or behind "or", names the same idea. */
function namedTwice(question: string): Reply | null {
  const [, ahead = '', inner = '', behind = ''] =
    /^(.+?)\s*\(\s*(?:(?:also|or|i\.?e\.?|that is|known as|called)\s+)*([^()]+?)\s*\)(.*)$/i.exec(question) ??
    /^(.+?),?\s+(?:or|i\.?e\.?,?|that is,?|(?:also )?(?:known as|called))\s+(?:the\s+)?(.+?)()$/i.exec(question) ??
    []
  if (inner === '') return null
  const found = replyTo(`${ahead}${behind}`)
  const others = [inner, `${inner} theorem`].map((name) => replyTo(`what is ${name}`))
  return found && others.some((other) => other?.rule === found.rule) ? found : null
}

function replyTo(question: string): Reply | null {
  if (question.length > longest) return null
  for (const asked of theoryAsked(normalise(question.includes('$') ? plainText(question) : question))) {
    const found = topicKeys
      .flatMap((topic) => repliesTo(asked, topic, topicTheory[topic]))
      .toSorted((one, other) => one.place - other.place)
      .map(({ reply }) => reply)
    const [only, ...others] = found
    if (only && others.length === 0) return only
    if (only) return whichIsMeant(found)
  }
  return null
}

/** A reply, and which of the names of its idea was said: the first is the most usual. */
interface Found {
  readonly reply: Reply
  readonly place: number
}

function repliesTo(asked: TheoryAsked, topic: TopicKey, { theories, differences }: TopicTheory): readonly Found[] {
  if (asked.kind === 'difference') {
    const [one, other] = asked.of.map(named)
    return differences
      .filter(({ between: [a, b] }) => (isAmong(one, a) && isAmong(other, b)) || (isAmong(one, b) && isAmong(other, a)))
      .map(({ text, concept }) => ({ reply: replyFrom('difference', text, topic, concept), place: 0 }))
  }
  const of = named(asked.of)
  if (asked.kind === 'what' && chapters.has(of)) return []
  if (asked.kind === 'why')
    return theories.flatMap(({ id, concept, whys = [] }) =>
      whys
        .filter(({ asks }) => isAmong(of, asks))
        .map(({ text }) => ({ reply: replyFrom(id, text, topic, concept), place: 0 })),
    )
  return theories.flatMap((theory) => {
    const text = isAmong(of, theory.names) ? textFor(theory, asked.kind) : undefined
    if (text === undefined) return []
    const reply = { ...replyFrom(theory.id, text, topic, theory.concept), ...figureOf(theory) }
    return [{ reply, place: [...spellingsOf(theory.names)].indexOf(of) }]
  })
}

/** What these are is told by their chapter's own reply. */
const chapters: ReadonlySet<string> = new Set(
  [
    'real numbers',
    'polynomials',
    'linear equations',
    'quadratic equations',
    'arithmetic progression',
    'ap',
    'triangles',
    'coordinate geometry',
    'trigonometry',
    'circles',
    'statistics',
    'probability',
  ].map(named),
)

const isAmong = (name: string | undefined, names: readonly string[]): boolean =>
  name !== undefined && name !== '' && spellingsOf(names).has(name)

const spellings = new WeakMap<readonly string[], ReadonlySet<string>>()

/** The names as they are compared, worked out once: a question is held against all of them, in each way that it can be read. */
function spellingsOf(names: readonly string[]): ReadonlySet<string> {
  const known = spellings.get(names) ?? new Set(names.map(named))
  spellings.set(names, known)
  return known
}

/** A proof, behind its statement, or when to use it, only where there is one; a statement or a formula is told by what the thing is. */
function textFor(theory: Theory, kind: Intent): string | undefined {
  const { what, state = what, prove } = theory
  if (kind === 'prove') return prove && `${state}\n${prove}`
  return kind === 'when' ? theory.when : (theory[kind] ?? what)
}

const figureOf = ({ figure }: Theory) => (figure ? { figure } : {})

function replyFrom(id: string, text: string, topic: TopicKey, concept: number): Reply {
  const [title = '', check = ''] = lessonConcepts[topic][concept - 1] ?? []
  return { rule: `theory-${id}`, text, offers: lessonOffers({ topic, concept, title, check }) }
}

/** "What is a tangent?": of a circle, or the ratio. All are told; none is chosen. */
function whichIsMeant(found: readonly Reply[]): Reply {
  const [first] = found
  return {
    rule: first?.rule ?? '',
    text: found.map(({ text }) => text).join('\n'),
    offers: found.flatMap(({ offers = [] }) => offers.filter(({ kind }) => kind === 'lesson')),
  }
}
