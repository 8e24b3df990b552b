import { isFact, type Fact, type FactOf, type Item, type Word } from './fact'
import type { Phrase } from './phrase'
import type { Question } from './question'

/** A comma or "and" ends what is said of a name: "AB is a diameter, and AC is a chord"; `.?` passes over it. */
const joins = (item: Item): boolean =>
  item.kind === 'mark'
    ? item.text === ',' || item.text === '.'
    : item.kind === 'word' && /^(?:and|aur|find|calculate|determine|nikalo|then)$/.test(item.text)

const asks = /^(?:find|calculate|determine|what|how|kya|kitna|kitni|kitne|nikalo|batao|length)$/

const blank: Item = { kind: 'word', text: 'a' }

/** A question that is understood piece by piece: what has been understood reads as a filler from then on. */
export class Pieces {
  private readonly taken = new Set<Item>()
  /** Which item of the question stands behind one that is looked at: "AB = 5 cm" is looked at as AB. */
  private readonly origins = new Map<Item, Item>()
  private items: readonly Item[]

  constructor(readonly question: Question) {
    this.items = question.apart.map((item) => {
      if (item.kind !== 'length') return item
      const name: Item = { kind: 'letter', name: item.name }
      this.origins.set(name, item)
      return name
    })
  }

  get view(): Question {
    return { ...this.question, apart: this.items, items: this.items, facts: this.items.filter(isFact) }
  }

  /** The names that are still to be understood. */
  get names(): readonly FactOf<'letter'>[] {
    return this.items.filter((item): item is FactOf<'letter'> => item.kind === 'letter' && !this.origins.has(item))
  }

  take(...items: readonly Item[]): void {
    for (const item of items) this.taken.add(this.origins.get(item) ?? item)
    this.items = this.items.map((item) => (items.includes(item) && item.kind !== 'mark' ? blank : item))
  }

  /** Takes all that `find` finds for which `use` says so. */
  each<Found extends Pick<Phrase, 'taken'>>(
    find: (view: Question) => Found | null,
    use: (found: Found) => boolean,
  ): void {
    const refused = new Set<Item>()
    const hold: Item = { kind: 'mark', text: '.' }
    for (;;) {
      const { view } = this
      const apart = view.apart
        .map((item) => (refused.has(item) || joins(item) ? hold : item))
        .filter((item, at, all) => item !== hold || all[at - 1] !== hold)
      const found = find({ ...view, apart, items: apart })
      if (!found) return
      const first = found.taken.find((item) => !refused.has(item))
      if (use(found)) this.take(...found.taken)
      else if (first) refused.add(first)
      else return
    }
  }

  /** Whether a name stands where something is asked: behind all that is told, behind "find", or before "kitna hai". */
  isAsked(name: Item): boolean {
    const all = this.question.apart
    const at = all.indexOf(name)
    const told = all.findLastIndex((item) => item.kind === 'length' || item.kind === 'angle' || item.kind === 'number')
    const from = all.findLastIndex((item, i) => i < at && item.kind === 'mark' && item.text === '.')
    const isAsk = (item: Item | undefined) => item?.kind === 'word' && asks.test(item.text)
    return at > told || all.slice(from + 1, at).some(isAsk) || all.slice(at + 1, at + 4).some(isAsk)
  }

  /** As a recogniser answers for it. */
  told(): { readonly used: readonly Fact[]; readonly said: readonly Word[] } {
    const isTaken = (fact: Fact) =>
      this.taken.has(fact) || (this.question.rows.get(fact)?.every((one) => this.taken.has(one)) ?? false)
    return {
      used: this.question.facts.filter(isTaken),
      said: this.question.items.filter((item): item is Word => item.kind === 'word' && this.taken.has(item)),
    }
  }
}
