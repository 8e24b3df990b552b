import { concept, type Rule } from '../rule'

export const polynomialConcepts: readonly Rule[] = [
  concept(
    'form-polynomial',
    /\b(?:form|find|write|make|get) (?:a|the) (?:quadratic )?polynomial\b.*\b(?:zeroe?s|sum|roots)\b|polynomial (?:from|whose|with)\b.*\b(?:zeroe?s|sum)\b/,
    [
      'How do I form a quadratic polynomial from the sum and product of its zeroes?',
      'find a quadratic polynomial whose zeroes are given',
    ],
    String.raw`A quadratic polynomial whose zeroes have the sum $S$ and the product $P$ is $k(x^2 - Sx + P)$, where $k$ is any non-zero real number.
The middle sign is minus. Example: with $S = \frac{1}{4}$ and $P = -1$ take $k = 4$ to clear the fraction: $4x^2 - x - 4$.`,
  ),
  concept(
    'verify-zeroes',
    /verif/,
    ['How do I verify the relationship between the zeroes and the coefficients of a polynomial?'],
    String.raw`Find the zeroes first, then show both relations with numbers. For $x^2 - 2x - 8 = (x - 4)(x + 2)$ the zeroes are $4$ and $-2$.
Sum of the zeroes: $4 + (-2) = 2$, and $-\frac{b}{a} = -\frac{-2}{1} = 2$.
Product of the zeroes: $4 \times (-2) = -8$, and $\frac{c}{a} = \frac{-8}{1} = -8$.
Both agree, so the relationship is verified. The verification has marks of its own.`,
  ),
  concept(
    'zeroes-from-graph',
    /\bgraphs?\b.*\b(?:zeroe?s|polynomials?)\b|\b(?:zeroe?s|polynomials?)\b.*\bgraphs?\b|\bparabola/,
    ['How do I count the zeroes of a polynomial from its graph?', 'What is a parabola?'],
    String.raw`The zeroes of $p(x)$ are the $x$-coordinates of the points where the graph of $y = p(x)$ meets the $x$-axis.
So count the points on the $x$-axis only; a point where the curve just touches the axis counts once. Points on the $y$-axis do not count.
The graph of a quadratic polynomial is a parabola: it opens upwards when $a > 0$ and downwards when $a < 0$, and meets the $x$-axis at most twice.`,
  ),
  concept(
    'zeroes-and-coefficients',
    /\b(?:sum|product)\b.*\b(?:zeroe?s|roots)\b|\b(?:zeroe?s|roots)\b.*\bcoefficients?\b|\bcoefficients?\b.*\b(?:zeroe?s|roots)\b/,
    [
      'How do I find the sum and product of the zeroes of a quadratic polynomial?',
      'How are the zeroes of a polynomial related to its coefficients?',
    ],
    String.raw`For the zeroes $\alpha$ and $\beta$ of $ax^2 + bx + c$:
$$\alpha + \beta = -\frac{b}{a}, \qquad \alpha\beta = \frac{c}{a}$$
Arrange the polynomial in descending powers before you read off $a$, $b$ and $c$. Example: $3x^2 - 11x + 6$ has the sum $\frac{11}{3}$ and the product $2$.
Useful: $\alpha^2 + \beta^2 = (\alpha + \beta)^2 - 2\alpha\beta$ and $\frac{1}{\alpha} + \frac{1}{\beta} = \frac{\alpha + \beta}{\alpha\beta}$.`,
  ),
  concept(
    'zeroes',
    /\bzeroe?s? of\b|\bzeroes\b|\bfind (?:the )?zeros\b/,
    ['How do I find the zeroes of a quadratic polynomial?', 'What is a zero of a polynomial?'],
    String.raw`A zero of $p(x)$ is a number $k$ with $p(k) = 0$. A linear polynomial $ax + b$ has the zero $-\frac{b}{a}$; a quadratic polynomial has at most two zeroes.
For a quadratic split the middle term: $6x^2 - 7x - 3 = 6x^2 - 9x + 2x - 3 = (2x - 3)(3x + 1)$, so the zeroes are $\frac{3}{2}$ and $-\frac{1}{3}$.`,
  ),
  concept(
    'degree',
    /\bdegree of\b|\b(?:cubic|linear) polynomial/,
    ['What is the degree of a polynomial?'],
    String.raw`The degree of a polynomial is the highest power of $x$ in it. Degree 1: linear, such as $2x - 3$. Degree 2: quadratic, such as $x^2 - 5x + 6$. Degree 3: cubic, such as $x^3 - 4x$.
A polynomial of degree $n$ has at most $n$ zeroes.`,
  ),
]

export const polynomialOverview = concept(
  'polynomials',
  /\bpolynomials?\b/,
  ['What is a polynomial?', 'Explain polynomials'],
  String.raw`A polynomial in $x$ is a sum of terms such as $4x^2$, $-3x$ and $5$, in which the powers of $x$ are whole numbers. $x^2 - 5x + 6$ is one; $\frac{1}{x - 1}$ and $\sqrt{x} + 2$ are not.
The highest power is its degree. A zero of $p(x)$ is a number $k$ with $p(k) = 0$: there the graph of $y = p(x)$ meets the $x$-axis.
For $ax^2 + bx + c$ the sum of the zeroes is $-\frac{b}{a}$ and their product is $\frac{c}{a}$.`,
)
