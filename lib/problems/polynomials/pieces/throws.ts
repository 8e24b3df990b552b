import { sumTex } from '../../../maths'

/** h(t) = −5(t − T)(t + u), asked at one time and in one of two last parts. */
export interface Throw {
  readonly T: number
  readonly u: number
  readonly at: number
  /** A time whose height is reached twice; the other time is T − u − early. */
  readonly early: number
  readonly story: 'ball' | 'stone' | 'rocket' | 'arrow'
  readonly last: 'zeroes' | 'times'
}

/** The greatest speed at the start, in m/s: of what a hand throws, and of what is shot. */
export const fastest: Readonly<Record<Throw['story'], number>> = { ball: 20, stone: 20, rocket: 30, arrow: 30 }

export const coefficientsOf = ({ T, u }: Throw): readonly [number, number, number] => [-5, 5 * (T - u), 5 * T * u]

export const heightAt = (thrown: Throw, t: number): number => {
  const [a, b, c] = coefficientsOf(thrown)
  return (a * t + b) * t + c
}

export const throwTex = (thrown: Throw): string => {
  const [a, b, c] = coefficientsOf(thrown)
  return sumTex([
    [a, 't^2'],
    [b, 't'],
    [c, ''],
  ])
}

interface Story {
  readonly told: (p: string) => string
  readonly start: string
  readonly thing: string
  /** Where it is at the height 0. */
  readonly ground: string
}

export const throwStories: Readonly<Record<Throw['story'], Story>> = {
  ball: {
    told: (p) =>
      `A ball is thrown straight up from the terrace of a building. After $t$ seconds it is $h(t) = ${p}$ metres above the ground.`,
    start: 'How high above the ground, in metres, is the terrace from which it is thrown?',
    thing: 'ball',
    ground: 'the ground',
  },
  stone: {
    told: (p) =>
      `From the top of a cliff by the sea a stone is thrown upwards. Its height above the water after $t$ seconds is $h(t) = ${p}$ metres.`,
    start: 'How high above the water, in metres, is the top of the cliff?',
    thing: 'stone',
    ground: 'the water',
  },
  rocket: {
    told: (p) =>
      `On Diwali a small firework rocket is fired from the roof of a house. When its fuel has burnt, it flies on freely: $t$ seconds later its height above the street is $h(t) = ${p}$ metres.`,
    start: 'How high above the street, in metres, is the rocket at $t = 0$?',
    thing: 'rocket',
    ground: 'the street',
  },
  arrow: {
    told: (p) =>
      `From a watch tower of a fort an arrow is shot straight upwards. After $t$ seconds the arrow is $h(t) = ${p}$ metres above the plain.`,
    start: 'From what height above the plain, in metres, is the arrow shot?',
    thing: 'arrow',
    ground: 'the plain',
  },
}
