import type { Pair } from '../../../solutions/linear-equations/pieces/line'

/** A story with the solution (x, y). */
export interface GraphStory {
  readonly x: number
  readonly y: number
  readonly story: 'pens' | 'quiz' | 'garden' | 'shop' | 'fruit'
}

export function pairOf({ x, y, story }: GraphStory): Pair {
  switch (story) {
    case 'pens':
      return [
        [1, 1, x + y],
        [1, -x / y, 0],
      ]
    case 'shop':
      return [
        [2, 1, 2 * x + y],
        [1, -1, x - y],
      ]
    case 'quiz':
    case 'garden':
      return [
        [1, 1, x + y],
        [1, -1, x - y],
      ]
    case 'fruit':
      return [
        [1, 1, x + y],
        [1, -2, x - 2 * y],
      ]
    default:
      return story satisfies never
  }
}

const times = (n: number): string => (n === 2 ? 'twice' : `$${n}$ times`)
const more = (n: number, what: string): string => `$${n}$ ${what}${n === 1 ? '' : 's'}`

export function graphStory({ x, y, story }: GraphStory) {
  const [sum, gap] = [x + y, x - y]
  return {
    pens: {
      question: `Riya has $${sum}$ pens, blue and red. The number of blue pens is ${times(x / y)} the number of red pens. Let there be $x$ blue and $y$ red pens.`,
      meaning: 'Let there be $x$ blue pens and $y$ red pens',
      aliases: { x: ['blue', 'blue pens'], y: ['red', 'red pens'] },
      facts: ['All the pens:', `Blue pens are ${times(x / y)} the red ones, $x = ${x / y}y$:`] as const,
      answer: `there are ${more(x, 'blue pen')} and ${more(y, 'red pen')}`,
      unit: '',
      fits: Number.isInteger(x / y) && x / y >= 2 && x / y <= 5,
      holds: (u: number, v: number) => u + v === sum && u * y === v * x,
    },
    quiz: {
      question: `$${sum}$ students of Class 10 took part in a quiz. There were $${gap}$ more girls than boys. Let the number of girls be $x$ and the number of boys $y$.`,
      meaning: 'Let the number of girls be $x$ and the number of boys $y$',
      aliases: { x: ['girls'], y: ['boys'] },
      facts: ['All the students:', 'More girls than boys:'] as const,
      answer: `${more(x, 'girl')} and ${more(y, 'boy')} took part`,
      unit: '',
      fits: gap >= 2 && sum >= 7,
      holds: (u: number, v: number) => u + v === sum && u - v === gap,
    },
    garden: {
      question: `Half the perimeter of a rectangular flower bed is $${sum}$ m, and it is ${more(gap, 'metre')} longer than it is wide. Let it be $x$ m long and $y$ m wide.`,
      meaning: 'Let the bed be $x$ m long and $y$ m wide',
      aliases: { x: ['length'], y: ['width', 'breadth'] },
      facts: ['Half the perimeter is length $+$ width:', 'The length less the width:'] as const,
      answer: `the bed is $${x}$ m long and $${y}$ m wide`,
      unit: 'm',
      fits: gap >= 2 && y >= 2,
      holds: (u: number, v: number) => 2 * (u + v) === 2 * sum && u === v + gap,
    },
    shop: {
      question: `Two pencils and one eraser cost ₹$${2 * x + y}$ together. A pencil costs ₹$${gap}$ more than an eraser. Let a pencil cost ₹$x$ and an eraser ₹$y$.`,
      meaning: 'Let a pencil cost ₹$x$ and an eraser ₹$y$',
      aliases: { x: ['pencil'], y: ['eraser'] },
      facts: ['Two pencils and one eraser:', 'The difference of the prices:'] as const,
      answer: `a pencil costs ₹$${x}$ and an eraser ₹$${y}$`,
      unit: '₹',
      fits: gap >= 1 && x >= 3 && y >= 2 && x <= 8,
      holds: (u: number, v: number) => u + u + v === 2 * x + y && u - v === gap,
    },
    fruit: {
      question: `A basket has $${sum}$ fruits: mangoes and guavas. There are $${x - 2 * y}$ more mangoes than twice the number of guavas. Let there be $x$ mangoes and $y$ guavas.`,
      meaning: 'Let there be $x$ mangoes and $y$ guavas',
      aliases: { x: ['mangoes', 'mango'], y: ['guavas', 'guava'] },
      facts: [
        'All the fruits:',
        `Mangoes are $${x - 2 * y}$ more than twice the guavas, $x = 2y + ${x - 2 * y}$:`,
      ] as const,
      answer: `there are $${x}$ mangoes and ${more(y, 'guava')}`,
      unit: '',
      fits: x - 2 * y >= 1,
      holds: (u: number, v: number) => u + v === sum && u === v + v + x - 2 * y,
    },
  }[story]
}
