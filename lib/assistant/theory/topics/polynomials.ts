import type { TopicTheory } from '../theory'
import type { PlaneFigure } from '../../../figures/figure'

const parabola: PlaneFigure = {
  kind: 'plane',
  x: [-3, 5],
  y: [-5, 6],
  curves: [{ polynomial: [1, -2, -3], label: 'y = x² − 2x − 3' }],
  points: [{ at: [-1, 0] }, { at: [3, 0] }],
  description: 'The parabola y = x squared minus 2x minus 3 opens upwards and cuts the x-axis at minus 1 and 3.',
  caption: 'Two zeroes: $-1$ and $3$',
}

export const polynomialTheory: TopicTheory = {
  theories: [
    {
      id: 'polynomial',
      names: ['polynomial in one variable', 'polynomial'],
      concept: 1,
      what: String.raw`A polynomial in one variable $x$ is a sum of terms $ax^n$ with real numbers $a$ and whole numbers $n$, as $2x^3 - 5x + 1$. $\sqrt{x} + 2$ and $\frac{1}{x}$ are no polynomials.`,
    },
    {
      id: 'degree-of-a-polynomial',
      names: ['degree of a polynomial', 'degree', 'degree of polynomial'],
      concept: 1,
      what: String.raw`The degree of a polynomial is the highest power of $x$ in it: $5x^3 - 2x + 1$ has the degree 3.
Degree 1: linear; degree 2: quadratic; degree 3: cubic.`,
    },
    {
      id: 'linear-polynomial',
      names: ['linear polynomial'],
      concept: 1,
      what: String.raw`A linear polynomial has the degree 1: $ax + b$ with $a \neq 0$. Its graph is a straight line, and it has exactly one zero, $-\frac{b}{a}$.`,
    },
    {
      id: 'quadratic-polynomial',
      names: ['quadratic polynomial'],
      concept: 1,
      what: String.raw`A quadratic polynomial has the degree 2: $ax^2 + bx + c$ with $a \neq 0$. Its graph is a parabola, and it has at most two zeroes.`,
      figure: parabola,
    },
    {
      id: 'cubic-polynomial',
      names: ['cubic polynomial'],
      concept: 1,
      what: String.raw`A cubic polynomial has the degree 3: $ax^3 + bx^2 + cx + d$ with $a \neq 0$. It has at most three zeroes.`,
    },
    {
      id: 'zero-of-a-polynomial',
      names: [
        'zero of a polynomial',
        'zeroes of a polynomial',
        'zeros of a polynomial',
        'zero of polynomial',
        'zeroes',
        'zeros of polynomial',
        'zero',
      ],
      concept: 1,
      what: String.raw`A real number $k$ is a zero of the polynomial $p(x)$ if $p(k) = 0$.
A polynomial of degree $n$ has at most $n$ zeroes.`,
    },
    {
      id: 'geometrical-meaning-of-zeroes',
      names: [
        'geometrical meaning of zeroes',
        'geometrical meaning of the zeroes of a polynomial',
        'geometrical meaning of zeroes of a polynomial',
        'geometric meaning of zeroes',
        'zeroes from a graph',
        'zeroes from graph',
        'number of zeroes from graph',
      ],
      concept: 2,
      what: String.raw`The zeroes of $p(x)$ are the $x$-coordinates of the points where the graph of $y = p(x)$ meets the $x$-axis. The number of zeroes is the number of these points.`,
      figure: parabola,
      whys: [
        {
          asks: [
            'are zeroes where the graph cuts the x axis',
            'are the zeroes the points where the graph meets the x axis',
            'do we count points on x axis for zeroes',
          ],
          text: String.raw`On the $x$-axis $y = 0$. A point of the graph has $y = p(x)$, so at such a point $p(x) = 0$: its $x$-coordinate is a zero.`,
        },
      ],
    },
    {
      id: 'parabola',
      names: ['parabola', 'graph of a quadratic polynomial', 'shape of the graph of a quadratic polynomial'],
      concept: 3,
      what: String.raw`The graph of $y = ax^2 + bx + c$ is a parabola. It opens upwards if $a > 0$ and downwards if $a < 0$; it meets the $y$-axis at $c$, and the $x$-axis at its zeroes: in two points, one, or none.`,
      figure: parabola,
    },
    {
      id: 'sum-and-product-of-zeroes',
      names: [
        'sum of zeroes',
        'product of zeroes',
        'sum and product of zeroes',
        'sum and product of the zeroes',
        'relationship between zeroes and coefficients',
        'relation between zeroes and coefficients',
        'relationship between zeroes and coefficients of a quadratic polynomial',
        'relation between zeroes and coefficients of a polynomial',
        'sum of the zeroes of a quadratic polynomial',
        'product of the zeroes of a quadratic polynomial',
        'zeroes and coefficients',
      ],
      concept: 5,
      what: String.raw`For the zeroes $\alpha$ and $\beta$ of $ax^2 + bx + c$:
$\alpha + \beta = -\frac{b}{a} = -\frac{\text{coefficient of } x}{\text{coefficient of } x^2}$
$\alpha\beta = \frac{c}{a} = \frac{\text{constant term}}{\text{coefficient of } x^2}$`,
      prove: String.raw`Proof: $\alpha$ and $\beta$ are the zeroes, so $x - \alpha$ and $x - \beta$ are factors:
$ax^2 + bx + c = k(x - \alpha)(x - \beta) = kx^2 - k(\alpha + \beta)x + k\alpha\beta$
Comparing the coefficients: $a = k$, $b = -k(\alpha + \beta)$, $c = k\alpha\beta$.
Hence $\alpha + \beta = -\frac{b}{a}$ and $\alpha\beta = \frac{c}{a}$.`,
      when: String.raw`Use it to verify zeroes, to find an unknown coefficient, to work out $\alpha^2 + \beta^2$ or $\frac{1}{\alpha} + \frac{1}{\beta}$ without the zeroes, and to form a polynomial.`,
    },
    {
      id: 'polynomial-with-given-zeroes',
      names: [
        'quadratic polynomial with given zeroes',
        'polynomial with given zeroes',
        'quadratic polynomial from zeroes',
        'forming a quadratic polynomial',
        'quadratic polynomial when sum and product of zeroes are given',
        'quadratic polynomial whose sum and product of zeroes are given',
      ],
      concept: 6,
      what: String.raw`A quadratic polynomial with the zeroes $\alpha$ and $\beta$ is $x^2 - (\alpha + \beta)x + \alpha\beta$, that is $x^2 - (\text{sum})x + \text{product}$. Any multiple of it by a number $k \neq 0$ has the same zeroes.`,
    },
    {
      id: 'symmetric-values',
      names: [
        'alpha square plus beta square',
        'α^2 + β^2',
        'alpha^2 + beta^2',
        'sum of squares of zeroes',
        'sum of the squares of the zeroes',
      ],
      concept: 7,
      what: String.raw`$\alpha^2 + \beta^2 = (\alpha + \beta)^2 - 2\alpha\beta$.
In the same way $(\alpha - \beta)^2 = (\alpha + \beta)^2 - 4\alpha\beta$, $\alpha^3 + \beta^3 = (\alpha + \beta)^3 - 3\alpha\beta(\alpha + \beta)$ and $\frac{1}{\alpha} + \frac{1}{\beta} = \frac{\alpha + \beta}{\alpha\beta}$.`,
    },
  ],
  differences: [
    {
      between: [['linear polynomial'], ['quadratic polynomial']],
      concept: 1,
      text: 'A linear polynomial has the degree 1; its graph is a straight line and it has one zero. A quadratic polynomial has the degree 2; its graph is a parabola and it has at most two zeroes.',
    },
    {
      between: [
        ['zero', 'zeroes'],
        ['coefficient', 'coefficients'],
      ],
      concept: 5,
      text: String.raw`A coefficient is the number that stands with a power of $x$. A zero is a value of $x$ for which the polynomial is 0. In $x^2 - 5x + 6$ the coefficients are $1, -5, 6$ and the zeroes 2 and 3.`,
    },
  ],
}
