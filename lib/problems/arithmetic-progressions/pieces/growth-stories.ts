import { commasTex } from '../../../maths/commas'

/** a at first, and d more each time; n times, or the nth of them. */
export interface Growth {
  readonly story: 'savings' | 'salary' | 'seats' | 'penalty'
  readonly a: number
  readonly d: number
  readonly n: number
}

interface Story {
  readonly question: string
  readonly asked: 'term' | 'sum'
  readonly given: string
  readonly answer: (value: number) => string
}

/** The story, and whether it asks for one term or for a total. */
export function told({ story, a, d, n }: Growth): Story {
  switch (story) {
    case 'savings':
      return {
        question: `Kavya puts ₹$${a}$ into her money box in the first week and then ₹$${d}$ more each week than in the week before. How much money has she put in altogether after ${n} weeks?`,
        asked: 'sum',
        answer: (value) => `Hence Kavya has put in ₹$${commasTex(value)}$ altogether.`,
        given: `The weekly savings in rupees form an AP with $a = ${a},\\ d = ${d}$; all of them together are asked, so find $S_{${n}}$.`,
      }
    case 'salary':
      return {
        question: `Imran started a job at a monthly salary of ₹$${commasTex(a)}$. Every year his monthly salary rises by ₹$${d}$. What is his monthly salary in the ${n}th year?`,
        asked: 'term',
        answer: (value) => `Hence his monthly salary in the ${n}th year is ₹$${commasTex(value)}$.`,
        given: `The monthly salaries of the years, in rupees, form an AP with $a = ${commasTex(a)},\\ d = ${d}$; the salary of one year is asked, so find $a_{${n}}$.`,
      }
    case 'seats':
      return {
        question: `An auditorium has ${n} rows. There are ${a} seats in the first row, and each row has ${d} seats more than the row in front of it. How many seats are there in all?`,
        asked: 'sum',
        answer: (value) => `Hence there are ${value} seats in all.`,
        given: `The numbers of seats in the rows form an AP with $a = ${a},\\ d = ${d}$; the seats of all rows are asked, so find $S_{${n}}$.`,
      }
    case 'penalty':
      return {
        question: `A contract for a road names a penalty for delay: ₹$${a}$ for the first day, and for each later day ₹$${d}$ more than for the day before. How much must the contractor pay if the work is ${n} days late?`,
        asked: 'sum',
        answer: (value) => `Hence the contractor must pay ₹$${commasTex(value)}$.`,
        given: `The daily penalties in rupees form an AP with $a = ${a},\\ d = ${d}$; the penalty for all the days is asked, so find $S_{${n}}$.`,
      }
    default:
      return story satisfies never
  }
}
