/** Two numbers that both change by so much. */
export interface Changed {
  readonly low: number
  readonly high: number
  readonly change: number
  readonly story: 'boxes' | 'marbles' | 'classes' | 'stalls'
}

interface Told {
  readonly question: string
  readonly first: string
  readonly second: string
}

export function changedStory({ change, story }: Changed, sum: number, product: number): Told {
  const [less, size] = [change < 0, Math.abs(change)]
  return {
    boxes: {
      question: `Two boxes hold $${sum}$ beads together. When $${size}$ beads are ${less ? 'taken out of' : 'put into'} each box, the product of the numbers ${less ? 'left' : 'of beads in them'} is $${product}$. How many beads were in the two boxes at first? (Give both numbers.)`,
      first: 'the number of beads in one box',
      second: 'the number in the other',
    },
    marbles: {
      question: `Jivanti and John together have $${sum}$ marbles. Both of them lost $${size}$ marbles each, and the product of the numbers of marbles that they now have is $${product}$. How many marbles had they to start with? (Give both numbers.)`,
      first: 'the number of marbles of one of them',
      second: 'that of the other',
    },
    classes: {
      question: `Two sections of Class 10 have $${sum}$ students together. ${less ? `When $${size}$ students of each section were absent, the product of the numbers present was` : `After $${size}$ new students joined each section, the product of the two numbers of students was`} $${product}$. How many students had the two sections ${less ? 'on their rolls' : 'before'}? (Give both numbers.)`,
      first: 'the number of students of one section',
      second: 'that of the other',
    },
    stalls: {
      question: `At a fair, two stalls have $${sum}$ balloons in all. ${less ? `Each sells $${size}$ of them; then` : `Each blows up $${size}$ more; then`} the product of their numbers of balloons is $${product}$. How many balloons had each stall at first? (Give both numbers.)`,
      first: 'the number of balloons of one stall',
      second: 'that of the other',
    },
  }[story]
}
