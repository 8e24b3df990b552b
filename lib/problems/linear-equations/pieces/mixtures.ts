import type { Pair } from '../../../solutions/linear-equations/pieces/line'

/** So many notes of two values, or so many right and wrong answers counted in two ways. */
export interface Mixture {
  readonly kind: 'notes' | 'marks'
  readonly x: number
  readonly y: number
  /** Values of the two notes; or marks for a right answer and marks lost for a wrong one, first rule. */
  readonly values: readonly [number, number]
  readonly stem: 'first' | 'second' | 'third'
}

export function pairOf({ kind, x, y, values: [u, v] }: Mixture): Pair {
  return kind === 'notes'
    ? [
        [1, 1, x + y],
        [u, v, u * x + v * y],
      ]
    : [
        [u, -v, u * x - v * y],
        [u + 1, -(v + 1), (u + 1) * x - (v + 1) * y],
      ]
}

const mark = (n: number): string => (n === 1 ? '$1$ mark' : `$${n}$ marks`)

export function told(mixture: Mixture): string {
  const { kind, x, y, values, stem } = mixture
  const [u, v] = values
  const [[, , first], [, , second]] = pairOf(mixture)
  if (kind === 'notes')
    return {
      first: `Meena went to a bank to withdraw ₹$${second}$. She asked for ₹$${u}$ and ₹$${v}$ notes only, and got $${first}$ notes in all. If she received $x$ notes of ₹$${u}$ and $y$ notes of ₹$${v}$, find $x$ and $y$.`,
      second: `For a relief fund a class collects ₹$${second}$ in ₹$${u}$ and ₹$${v}$ notes. There are $${first}$ notes, $x$ of ₹$${u}$ and $y$ of ₹$${v}$. Find $x$ and $y$.`,
      third: `A shopkeeper counts $${x + y}$ notes worth ₹$${second}$ altogether. All of them are ₹$${u}$ or ₹$${v}$ notes. Let there be $x$ notes of ₹$${u}$ and $y$ notes of ₹$${v}$. Find $x$ and $y$.`,
    }[stem]
  return {
    first: `Yash scored $${first}$ marks in a test, getting ${mark(u)} for each right answer and losing ${mark(v)} for each wrong answer. Had ${mark(u + 1)} been given for each right answer and ${mark(v + 1)} been deducted for each wrong answer, he would have scored $${second}$ marks. If he had $x$ right and $y$ wrong answers, find $x$ and $y$.`,
    second: `In a quiz, each right answer brings ${mark(u)} and each wrong answer costs ${mark(v)}: Salma's team gets $${first}$ marks. With ${mark(u + 1)} for a right answer and ${mark(v + 1)} lost for a wrong one, it would have got $${second}$ marks. Let the team have $x$ right and $y$ wrong answers. Find $x$ and $y$.`,
    third: `A test gives ${mark(u)} for a right answer and takes away ${mark(v)} for a wrong one. Dev's score is $${first}$. If the test gave ${mark(u + 1)} and took away ${mark(v + 1)}, it would be $${second}$. How many right answers, $x$, and how many wrong answers, $y$, has he given?`,
  }[stem]
}
