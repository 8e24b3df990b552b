/** What may be asked of one outcome: something that it is, or such things joined. */
export type Event<Atom> =
  | { readonly kind: 'is'; readonly atom: Atom }
  | { readonly kind: 'not'; readonly of: Event<Atom> }
  | { readonly kind: 'and' | 'or'; readonly of: readonly Event<Atom>[] }

export function happens<Atom>(event: Event<Atom>, is: (atom: Atom) => boolean): boolean {
  switch (event.kind) {
    case 'is':
      return is(event.atom)
    case 'not':
      return !happens(event.of, is)
    case 'and':
      return event.of.every((one) => happens(one, is))
    case 'or':
      return event.of.some((one) => happens(one, is))
    default:
      return event satisfies never
  }
}

/** "a prime number and not a multiple of $3$", of texts for what is not joined. */
export function eventWords<Atom>(event: Event<Atom>, words: (atom: Atom) => string): string {
  switch (event.kind) {
    case 'is':
      return words(event.atom)
    case 'not':
      return event.of.kind === 'or'
        ? `neither ${event.of.of.map((one) => eventWords(one, words)).join(' nor ')}`
        : event.of.kind === 'and'
          ? `not (${eventWords(event.of, words)})`
          : `not ${eventWords(event.of, words)}`
    case 'and':
    case 'or':
      return event.of.map((one) => eventWords(one, words)).join(` ${event.kind} `)
    default:
      return event satisfies never
  }
}

export const atomsOf = <Atom>(event: Event<Atom>): readonly Atom[] =>
  event.kind === 'is' ? [event.atom] : event.kind === 'not' ? atomsOf(event.of) : event.of.flatMap(atomsOf)
