import type { GeneralFact } from '../assertion-reason'

/** The facts of the chapter that a reason may state. */
export const factNames = [
  'distinct',
  'equal',
  'none',
  'opposite',
  'fourTimes',
  'root',
  'simplified',
  'zeroProduct',
  'square',
  'product',
  'three',
  'proper',
  'parabola',
  'doubled',
] as const

export type FactName = (typeof factNames)[number]

/** True of every quadratic equation, and of no account for its roots. */
export const generalNames = ['three', 'proper', 'parabola', 'doubled'] as const satisfies readonly FactName[]

const criterion = (nature: string, sign: string): string =>
  `A quadratic equation $ax^2 + bx + c = 0$ has ${nature} if $b^2 - 4ac ${sign}$.`

const general = (text: string): GeneralFact => ({ text, untrue: '', rightly: '' })

export const generalFacts: Readonly<Record<FactName, GeneralFact>> = {
  distinct: {
    text: criterion('two distinct real roots', '> 0'),
    untrue: criterion('two distinct real roots', '= 0'),
    rightly: 'The equation $x^2 = 0$ has the discriminant zero, and two equal roots.',
  },
  equal: {
    text: criterion('two equal real roots', '= 0'),
    untrue: criterion('two equal real roots', '< 0'),
    rightly: 'The equation $x^2 + 1 = 0$ has a negative discriminant, and no real roots.',
  },
  none: {
    text: criterion('no real roots', '< 0'),
    untrue: criterion('no real roots', '> 0'),
    rightly: 'The equation $x^2 - 1 = 0$ has a positive discriminant, and two different roots.',
  },
  opposite: {
    text: 'If $a$ and $c$ have opposite signs, then $b^2 - 4ac$ is positive.',
    untrue: 'For every quadratic equation $ax^2 + bx + c = 0$ the number $b^2 - 4ac$ is positive.',
    rightly: 'For $x^2 + 1 = 0$ it is $-4$.',
  },
  fourTimes: {
    text: '',
    untrue: 'A quadratic equation $ax^2 + bx + c = 0$ has two equal real roots if $b^2 = ac$.',
    rightly: 'Equal roots need $b^2 - 4ac$ to be zero, so $b^2$ must be equal to $4ac$.',
  },
  root: {
    text: 'The roots of $ax^2 + bx + c = 0$ are just the numbers $\\alpha$ with $a\\alpha^2 + b\\alpha + c = 0$.',
    untrue: 'A number is a root of $ax^2 + bx + c = 0$ if it divides $c$.',
    rightly: 'For example, $1$ divides $4$, but putting $x = 1$ in $x^2 + 5x + 4$ does not give $0$.',
  },
  simplified: {
    text: 'An equation is quadratic only if, after simplifying, it has the form $ax^2 + bx + c = 0$ with $a \\neq 0$.',
    untrue: 'An equation in which $x^2$ occurs is always a quadratic equation.',
    rightly: 'In $x^2 + x = x^2 + 1$ the squares cancel, and $x = 1$ is left.',
  },
  zeroProduct: {
    text: 'A product is zero just if one of its factors is zero.',
    untrue: 'Dividing both sides of an equation by $x$ never loses a root.',
    rightly: 'An equation with the root $0$ loses it in this way: one cannot divide by $x$ where $x$ is $0$.',
  },
  square: {
    text: 'The square of a real number is never negative.',
    untrue: 'Every quadratic equation has two real roots.',
    rightly: 'Where the discriminant is negative there are no real roots at all.',
  },
  product: {
    text: 'The product of the roots of $ax^2 + bx + c = 0$ is $\\frac{c}{a}$.',
    untrue: 'The product of the roots of $ax^2 + bx + c = 0$ is $-\\frac{b}{a}$.',
    rightly: 'That is the rule for the sum of the roots; their product is $\\frac{c}{a}$.',
  },
  three: general('A quadratic equation cannot have three different roots.'),
  proper: general('$ax^2 + bx + c = 0$ is a quadratic equation only if $a \\neq 0$.'),
  parabola: general('The graph of $y = ax^2 + bx + c$ with $a \\neq 0$ is a parabola.'),
  doubled: general('The roots of a quadratic equation do not change if both sides are multiplied by $2$.'),
}
