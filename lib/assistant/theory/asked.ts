import type { Intent } from './theory'

/** What a question asks of which idea: one reading or several, the likelier first. */
export type TheoryAsked =
  | { readonly kind: Intent; readonly of: string }
  | { readonly kind: 'why'; readonly of: string }
  | { readonly kind: 'difference'; readonly of: readonly [one: string, other: string] }

type Frame = readonly [RegExp, TheoryAsked['kind']]

const hai = '(?: (?:hai|h|hota hai|hoti hai|hote hai|hote hain|hota h|hain))?'

/** The ways to ask, in normalised text; the first group is the idea, of a difference the second as well. */
const frames: readonly Frame[] = [
  [
    /^(?:what is |what's |tell me |explain |write |state |give )?(?:the )?differences? (?:between|of|in) (.+?) (?:and|&|vs|aur|or) (.+)$/,
    'difference',
  ],
  [/^(?:distinguish|differentiate) (?:between )?(.+?) (?:and|&|from) (.+)$/, 'difference'],
  [/^how (?:is|are) (.+?) different from (.+)$/, 'difference'],
  [/^(.+?) (?:vs\.?|versus) (.+)$/, 'difference'],
  [
    new RegExp(
      `^(.+?) (?:and|aur|or) (.+?) (?:me|mein|main|ka|ke beech|ke bich|ke beech me)(?: kya)? (?:difference|antar|fark|farak)(?: kya)?${hai}(?: batao)?$`,
    ),
    'difference',
  ],
  [/^why (.+)$/, 'why'],
  [/^(.+?) (?:kyu|kyun|kyon|kyo)(?: (?:hai|h|hota hai|hoti hai|hote hai|hote hain))?$/, 'why'],
  [
    /^(?:state (?:and|n|&|aur) prove|prove|derive|proof (?:of|for)|derivation of|give (?:the |a )?proof of|how (?:do (?:i|we|you)|to|can (?:i|we)) (?:state and )?(?:prove|derive)|show)(?: that)? (.+)$/,
    'prove',
  ],
  [
    /^(.+?) (?:ka |ki |ko |ke )?(?:state (?:and|n|&|aur) )?(?:proof|prove|derivation|sabit)(?: (?:karo|kare|kaise kare|kaise karte hai|kaise kare|batao|do|likho|kya hai|chahiye))*$/,
    'prove',
  ],
  [
    /^(?:what is |what's |tell me |give (?:me )?|write |state )?(?:the )?formulas? (?:for|of|to find|used for) (.+)$/,
    'formula',
  ],
  [
    /^(.+?) (?:ka |ki |ke |nikalne ka )?formulas?(?: (?:kya hai|kya hota hai|batao|likho|bata do|do|please|chahiye))*$/,
    'formula',
  ],
  [/^how (?:do (?:i|we|you)|to|can (?:i|we)) (?:find|calculate|get|work out) (.+)$/, 'formula'],
  [/^(.+?) kaise (?:nikalte|nikale|nikalen|nikalu|nikaalte|find karte|find kare)(?: (?:hai|hain|h))?$/, 'formula'],
  [/^(?:when|where) (?:do|should|can|to|is|are)(?: (?:i|we|you))? (?:use|apply|take|choose) (.+)$/, 'when'],
  [/^(?:when|where) (?:is|are) (.+?) used$/, 'when'],
  [/^(?:what is )?(?:the )?uses? of (.+)$/, 'when'],
  [
    /^(.+?) kab (?:use|lagta|lagti|lagate|lagayenge|lagega|apply)(?: (?:karte|karna|kare|hota|hoti|hai|hain|h))*$/,
    'when',
  ],
  [
    /^(?:state|enunciate|quote|write|give|what does) (?:the statement of )?(.+?)(?: (?:say|says|state|states))?$/,
    'state',
  ],
  [
    /^(?:what is meant by|what do you mean by|what is|what's|whats|what are|what r|define|explain|meaning of|definition of|tell me about|tell about|describe|teach me|what exactly is) (.+)$/,
    'what',
  ],
  [new RegExp(`^(.+?) (?:kya|kise kehte|kise kahte|kisko kehte)${hai}$`), 'what'],
  [
    /^(.+?) (?:samjhao|samjha do|samjhaiye|batao|bata do|bataiye|meaning|definition|means|explain(?: karo| kar do)?|ke bare (?:me|mein) batao)$/,
    'what',
  ],
  [/^(.+)$/, 'what'],
]

/** Reads a normalised question as one about theory: every way in which it can be taken. */
export const theoryAsked = (question: string): readonly TheoryAsked[] =>
  frames.flatMap(([frame, kind]): readonly TheoryAsked[] => {
    const [, of, other] = frame.exec(question) ?? []
    if (of === undefined) return []
    if (kind !== 'difference') return [{ kind, of }]
    return other === undefined ? [] : [{ kind, of: [of, other] }]
  })
