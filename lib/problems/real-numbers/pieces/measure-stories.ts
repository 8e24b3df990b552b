import { listed } from '../../../solutions/real-numbers/pieces/factor-lines'

export const stories = {
  tiles: {
    told: ([a, b]: readonly number[]) =>
      `The floor of a corridor is $${a}$ cm long and $${b}$ cm wide. It is to be covered completely with equal square tiles, as large as possible, without cutting any tile.`,
    size: 'Find the side of each tile in cm.',
    count: 'How many tiles are needed?',
    what: 'The side of a tile, in cm,',
    unit: 'cm',
    either: 'the side of a tile, or how many tiles are needed',
    answer: (g: number) => `So the side of each tile is $${g}$ cm`,
    total: (n: number) => `So $${n}$ tiles are needed`,
  },
  drums: {
    told: (litres: readonly number[]) =>
      `Three drums hold ${listed(litres)} litres of mustard oil. One can is to be used to measure out the oil of each drum exactly, a whole number of times, and the can is as large as possible.`,
    size: 'Find the capacity of the can in litres.',
    count: 'How many times is the can filled in all to empty the three drums?',
    what: 'The capacity of the can, in litres,',
    unit: 'litres',
    either: 'the capacity of the can, or how many times it is filled',
    answer: (g: number) => `So the capacity of the can is $${g}$ litres`,
    total: (n: number) => `So the can is filled $${n}$ times in all`,
  },
  bags: {
    told: (kilograms: readonly number[]) =>
      `A ration shop has ${listed(kilograms)} kg of rice, wheat and sugar respectively. Each is packed, without any left over, in bags of equal weight, and the bags are as heavy as possible.`,
    size: 'Find the weight of each bag in kg.',
    count: 'How many bags are packed in all?',
    what: 'The weight of a bag, in kg,',
    unit: 'kg',
    either: 'the weight of a bag, or how many bags are packed',
    answer: (g: number) => `So the weight of each bag is $${g}$ kg`,
    total: (n: number) => `So $${n}$ bags are packed in all`,
  },
} as const
