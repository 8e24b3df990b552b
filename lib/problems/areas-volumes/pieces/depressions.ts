import { lengthText, twentyTwoBySeven, usePi } from './pi'

/** A block with equal hollows; sides in centimetres, radius and depth in tenths. */
export interface Depressions {
  readonly shape: 'cone' | 'hemisphere'
  readonly ask: 'volume' | 'surface area'
  readonly sides: readonly [l: number, b: number, h: number]
  readonly r: number
  readonly depth: number
  readonly count: number
  readonly stem: 0 | 1 | 2
}

/** Three ways of telling of each. */
export function depressionsQuestion({ shape, ask, sides: [l, b, h], r, depth, count, stem }: Depressions): string {
  const radius = `$${lengthText(r)}$ cm`
  const isDie = l === b && b === h
  const block = isDie ? `a cube of edge $${l}$ cm` : `a cuboid of $${l}$ cm by $${b}$ cm by $${h}$ cm`
  const wanted = ask === 'volume' ? 'volume' : 'total surface area'
  const hollows =
    shape === 'cone'
      ? `$${count}$ equal conical depressions of radius ${radius} and depth $${lengthText(depth)}$ cm`
      : `$${count}$ equal hemispherical depressions of radius ${radius}`
  const told = isDie
    ? [
        `A large wooden die is ${block}. Its pips are ${hollows}. Find the ${wanted} of the die.`,
        `For a garden game a carpenter makes a die from ${block} and hollows out its pips: ${hollows}. What is the ${wanted} of the finished die?`,
        `A die for a class is ${block}; ${hollows} in its faces are the pips. Find its ${wanted}.`,
      ]
    : shape === 'cone'
      ? [
          `A pen stand made of wood is ${block} with ${hollows} to hold the pens. Find the volume of wood in the stand.`,
          `A carpenter makes a stand for pens from ${block} by drilling ${hollows} into its top. What volume of wood is left in it?`,
          `A wooden holder for brushes is ${block} with ${hollows}. Find the volume of the wood in the holder.`,
        ]
      : [
          `A wooden tray for marbles is ${block} with ${hollows} in its top. Find the ${wanted} of the tray.`,
          `In the top of a block, ${block}, a carpenter makes ${hollows} for a board game. What is the ${wanted} of the block that remains?`,
          `A board for a counting game is ${block} with ${hollows} on its upper face. Find its ${wanted}.`,
        ]
  return `${told[stem] ?? ''} ${usePi(twentyTwoBySeven)}`
}
