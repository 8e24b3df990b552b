import { timesWords } from '../../../solutions/linear-equations/pieces/times-words'

/** x and y things; a gift of p to the first makes x k times y, a gift of q to the second makes y m times x. */
export interface Gifts {
  readonly x: number
  readonly y: number
  readonly p: number
  readonly q: number
  readonly k: number
  readonly m: number
  readonly stem: 'stickers' | 'marbles' | 'stamps' | 'beads'
}

const asMany = (times: number, other: string): string =>
  `${times === 1 ? 'just as many' : `${timesWords(times)} as many`} as ${other}`

export function giftStory({ p, q, k, m, stem }: Gifts) {
  const stories = {
    stickers: {
      names: ['Asha', 'Bela'] as const,
      question: `If Bela gives Asha $${p}$ stickers, Asha will have ${asMany(k, 'Bela')}. If instead Asha gives Bela $${q}$ stickers, Bela will have ${asMany(m, 'Asha')}. Let Asha have $x$ and Bela $y$ stickers. Find $x$ and $y$.`,
    },
    marbles: {
      names: ['Chetan', 'Dev'] as const,
      question: `Chetan says to Dev, "Give me $${p}$ of your marbles! I shall then have ${asMany(k, 'you')}." Dev replies, "If you give me $${q}$ of yours, I shall have ${asMany(m, 'you')}." If Chetan has $x$ marbles and Dev $y$, find $x$ and $y$.`,
    },
    stamps: {
      names: ['Esha', 'Farah'] as const,
      question: `Esha and Farah collect stamps; Esha has $x$ and Farah $y$. With $${p}$ of Farah's stamps added to her own, Esha would have ${asMany(k, 'Farah')}. With $${q}$ of Esha's stamps added to hers, Farah would have ${asMany(m, 'Esha')}. Find $x$ and $y$.`,
    },
    beads: {
      names: ['box A', 'box B'] as const,
      question: `There are $x$ beads in box A and $y$ beads in box B. When $${p}$ beads are moved from B to A, box A has ${asMany(k, 'box B')}. When instead $${q}$ beads are moved from A to B, box B has ${asMany(m, 'box A')}. Find $x$ and $y$.`,
    },
  } as const
  const { names } = stories[stem]
  /** "Bela gives $20$", "$9$ beads are moved from box B to box A": from the second to the first, or back. */
  const gift = (back: boolean, n: string) => {
    const [to, from] = back ? [names[1], names[0]] : names
    return stem === 'beads' ? `$${n}$ beads are moved from ${from} to ${to}` : `${from} gives $${n}$`
  }
  return { ...stories[stem], things: stem, gift }
}
