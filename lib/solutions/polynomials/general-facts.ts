import type { GeneralFact } from '../assertion-reason'

/** The facts of the chapter from which an assertion may follow. */
export const factNames = [
  'sum',
  'product',
  'form',
  'factor',
  'constant',
  'square',
  'most',
  'axis',
  'opens',
  'exponents',
  'degree',
] as const

export type FactName = (typeof factNames)[number]

export const generalFacts: Readonly<Record<FactName, GeneralFact>> = {
  sum: {
    text: 'The sum of the zeroes of $ax^2 + bx + c$, $a \\neq 0$, is $-\\frac{b}{a}$.',
    untrue: 'The sum of the zeroes of $ax^2 + bx + c$, $a \\neq 0$, is $\\frac{b}{a}$.',
    rightly: 'The sum of the zeroes is $-\\frac{b}{a}$, with a minus sign.',
  },
  product: {
    text: 'The product of the zeroes of $ax^2 + bx + c$, $a \\neq 0$, is $\\frac{c}{a}$.',
    untrue: 'The product of the zeroes of $ax^2 + bx + c$, $a \\neq 0$, is $-\\frac{c}{a}$.',
    rightly: 'The product of the zeroes is $\\frac{c}{a}$, without a minus sign.',
  },
  form: {
    text: 'A quadratic polynomial with the zeroes $\\alpha$ and $\\beta$ is $x^2 - (\\alpha + \\beta)x + \\alpha\\beta$.',
    untrue:
      'A quadratic polynomial with the zeroes $\\alpha$ and $\\beta$ is $x^2 + (\\alpha + \\beta)x + \\alpha\\beta$.',
    rightly: 'The coefficient of $x$ is $-(\\alpha + \\beta)$, with a minus sign.',
  },
  factor: {
    text: 'If a polynomial is multiplied by a constant other than $0$, its zeroes stay the same.',
    untrue: 'If a polynomial is multiplied by a constant other than $0$, its zeroes are multiplied by it too.',
    rightly: 'A product with a constant other than $0$ is $0$ for just the same values of $x$.',
  },
  constant: {
    text: 'If the constant term of a polynomial $p(x)$ is $0$, then $p(0) = 0$.',
    untrue: 'If the constant term of a polynomial $p(x)$ is $0$, then $p(1) = 0$.',
    rightly: 'The constant term of $x^2 + x$ is $0$, but its value at $x = 1$ is $2$.',
  },
  square: {
    text: 'The square of a real number is never negative.',
    untrue: 'The square of a real number is never $0$.',
    rightly: 'The square of $0$ is $0$.',
  },
  most: {
    text: 'A polynomial of degree $n$ has at most $n$ zeroes.',
    untrue: 'A polynomial of degree $n$ has at least $n$ real zeroes.',
    rightly: 'The polynomial $x^2 + 1$ has the degree $2$ and no real zeroes.',
  },
  axis: {
    text: 'The zeroes of a polynomial $p(x)$ are the $x$-coordinates of the points where the graph of $y = p(x)$ meets the $x$-axis.',
    untrue:
      'The zeroes of a polynomial $p(x)$ are the $y$-coordinates of the points where the graph of $y = p(x)$ meets the $y$-axis.',
    rightly: 'A zero is a value of $x$ for which $y$ is $0$, and such a point lies on the $x$-axis.',
  },
  opens: {
    text: 'The graph of $y = ax^2 + bx + c$ opens upwards if $a > 0$, and downwards if $a < 0$.',
    untrue: 'The graph of $y = ax^2 + bx + c$ opens upwards if $c > 0$, and downwards if $c < 0$.',
    rightly: 'The sign of $a$ decides: the graph of $y = 1 - x^2$ opens downwards.',
  },
  exponents: {
    text: 'In a polynomial in $x$ every exponent of $x$ is a whole number.',
    untrue: 'In a polynomial in $x$ every coefficient is a whole number.',
    rightly: 'A coefficient may be any real number; only the exponents of $x$ are whole numbers.',
  },
  degree: {
    text: 'The degree of a polynomial in $x$ is its highest exponent of $x$.',
    untrue: 'The degree of a polynomial in $x$ is the number of its terms.',
    rightly: 'The polynomial $x^5 + 1$ has two terms, and its degree is $5$.',
  },
}
