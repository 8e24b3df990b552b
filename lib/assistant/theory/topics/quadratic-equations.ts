import type { TopicTheory } from '../theory'

export const quadraticTheory: TopicTheory = {
  theories: [
    {
      id: 'quadratic-equation',
      names: [
        'quadratic equation',
        'standard form of a quadratic equation',
        'standard form of quadratic equation',
        'general form of a quadratic equation',
      ],
      concept: 1,
      what: String.raw`A quadratic equation in the variable $x$ is an equation of the form $ax^2 + bx + c = 0$ with real numbers $a$, $b$, $c$ and $a \neq 0$. This is its standard form.`,
      formula: String.raw`Standard form: $ax^2 + bx + c = 0$, $a \neq 0$
Roots: $x = \frac{-b \pm \sqrt{b^2 - 4ac}}{2a}$, if $b^2 - 4ac \geq 0$`,
      whys: [
        {
          asks: [
            'is a not equal to 0 in a quadratic equation',
            'a is not zero in quadratic equation',
            'can a not be zero in a quadratic equation',
            'should a not be 0 in quadratic equation',
            'is a not 0 in quadratic equation',
          ],
          text: String.raw`If $a = 0$, the term $ax^2$ is gone and $bx + c = 0$ is left: a linear equation, of degree 1.`,
        },
      ],
    },
    {
      id: 'root-of-a-quadratic-equation',
      names: [
        'root of a quadratic equation',
        'roots of a quadratic equation',
        'root of quadratic equation',
        'solution of a quadratic equation',
        'roots of quadratic equation',
      ],
      concept: 2,
      what: String.raw`A real number $\alpha$ is a root of $ax^2 + bx + c = 0$ if $a\alpha^2 + b\alpha + c = 0$. The roots of the equation are the zeroes of the polynomial $ax^2 + bx + c$; there are at most two.`,
      short: 'A root is a value of $x$ that makes the equation true.',
      formula: String.raw`$x = \frac{-b \pm \sqrt{b^2 - 4ac}}{2a}$, if $b^2 - 4ac \geq 0$`,
    },
    {
      id: 'factorisation-method',
      names: [
        'factorisation method',
        'solution by factorisation',
        'splitting the middle term',
        'middle term splitting',
        'factorisation of quadratic equation',
        'split middle term',
        'factorization method',
      ],
      concept: 2,
      what: String.raw`Solution by factorisation: for $ax^2 + bx + c = 0$ find two numbers whose sum is $b$ and whose product is $ac$, split the middle term with them, take out common factors, and put each factor equal to 0.
Example: $x^2 - 5x + 6 = x^2 - 2x - 3x + 6 = (x - 2)(x - 3) = 0$, so $x = 2$ or $x = 3$.`,
      when: 'Use it when two whole numbers with that sum and product are easily found. Otherwise take the quadratic formula.',
      whys: [
        {
          asks: [
            'do we put each factor equal to zero',
            'each factor is put equal to zero',
            'do we put factors equal to 0',
            'is each factor equal to 0',
          ],
          text: 'A product is 0 only if one of its factors is 0. So $(x - 2)(x - 3) = 0$ means $x - 2 = 0$ or $x - 3 = 0$.',
        },
      ],
    },
    {
      id: 'quadratic-formula',
      names: [
        'quadratic formula',
        'sridharacharya formula',
        'shridharacharya formula',
        'sri dharacharya formula',
        'quadratic',
      ],
      concept: 3,
      what: String.raw`Quadratic formula: if $b^2 - 4ac \geq 0$, the roots of $ax^2 + bx + c = 0$ are $x = \frac{-b \pm \sqrt{b^2 - 4ac}}{2a}$.`,
      prove: String.raw`Proof: $ax^2 + bx + c = 0$, $a \neq 0$. Dividing by $a$: $x^2 + \frac{b}{a}x + \frac{c}{a} = 0$
Completing the square: $\left(x + \frac{b}{2a}\right)^2 = \frac{b^2}{4a^2} - \frac{c}{a} = \frac{b^2 - 4ac}{4a^2}$
If $b^2 - 4ac \geq 0$: $x + \frac{b}{2a} = \pm\frac{\sqrt{b^2 - 4ac}}{2a}$
Hence $x = \frac{-b \pm \sqrt{b^2 - 4ac}}{2a}$.`,
      when: String.raw`Use it when the middle term does not split into whole numbers, or when the question asks for it. First write the equation in standard form and work out $b^2 - 4ac$: if it is negative there are no real roots.`,
    },
    {
      id: 'discriminant',
      names: [
        'discriminant',
        'discriminant of a quadratic equation',
        'b^2 - 4ac',
        'discriminant of quadratic equation',
      ],
      concept: 4,
      what: String.raw`The discriminant of $ax^2 + bx + c = 0$ is $D = b^2 - 4ac$. It tells the nature of the roots.`,
      formula: String.raw`$D = b^2 - 4ac$`,
      when: String.raw`Use it when the nature of the roots is asked, or when it is given and a coefficient is to be found: $D > 0$ two distinct real roots, $D = 0$ two equal real roots, $D < 0$ no real roots.`,
    },
    {
      id: 'nature-of-roots',
      names: [
        'nature of roots',
        'nature of the roots',
        'nature of roots of a quadratic equation',
        'types of roots',
        'condition for real roots',
        'conditions for nature of roots',
      ],
      concept: 4,
      what: String.raw`The nature of the roots of $ax^2 + bx + c = 0$ is told by $b^2 - 4ac$:
$b^2 - 4ac > 0$: two distinct real roots
$b^2 - 4ac = 0$: two equal real roots, each $-\frac{b}{2a}$
$b^2 - 4ac < 0$: no real roots`,
      whys: [
        {
          asks: [
            'are there no real roots when discriminant is negative',
            'no real roots if d is negative',
            'are there no real roots if d < 0',
            'does negative discriminant mean no real roots',
            'no real roots when d < 0',
          ],
          text: String.raw`In the quadratic formula stands $\sqrt{b^2 - 4ac}$. The square of a real number is never negative, so a negative number has no real square root.`,
        },
      ],
    },
    {
      id: 'equal-roots',
      names: ['condition for equal roots', 'equal roots', 'condition for real and equal roots', 'coincident roots'],
      concept: 5,
      what: String.raw`$ax^2 + bx + c = 0$ has two equal real roots exactly when $b^2 - 4ac = 0$; each of them is $-\frac{b}{2a}$.`,
    },
    {
      id: 'sum-and-product-of-roots',
      names: [
        'sum of roots',
        'product of roots',
        'sum and product of roots',
        'sum of the roots',
        'product of the roots',
        'sum and product of the roots',
      ],
      concept: 5,
      what: String.raw`For the roots $\alpha$ and $\beta$ of $ax^2 + bx + c = 0$: $\alpha + \beta = -\frac{b}{a}$ and $\alpha\beta = \frac{c}{a}$.`,
    },
    {
      id: 'completing-the-square',
      names: ['completing the square', 'completing the square method', 'method of completing the square'],
      concept: 3,
      what: String.raw`Completing the square writes $x^2 + bx$ as $\left(x + \frac{b}{2}\right)^2 - \left(\frac{b}{2}\right)^2$. The quadratic formula comes from it; as a method of its own it is no longer in the syllabus.`,
    },
  ],
  differences: [
    {
      between: [['quadratic equation'], ['quadratic polynomial', 'polynomial']],
      concept: 1,
      text: String.raw`$ax^2 + bx + c$ is a quadratic polynomial. Set equal to 0 it is a quadratic equation, $ax^2 + bx + c = 0$. The zeroes of the polynomial are the roots of the equation.`,
    },
    {
      between: [
        ['root', 'roots'],
        ['zero', 'zeroes'],
      ],
      concept: 2,
      text: 'They are the same numbers: a zero belongs to a polynomial, a root to the equation that sets it equal to 0.',
    },
    {
      between: [['linear equation'], ['quadratic equation']],
      concept: 1,
      text: String.raw`A linear equation has degree 1, as $2x + 3 = 0$, and one solution. A quadratic equation has degree 2, as $x^2 - 5x + 6 = 0$, and at most two real roots.`,
    },
    {
      between: [
        ['equal roots', 'real and equal roots'],
        ['distinct roots', 'real and distinct roots'],
      ],
      concept: 4,
      text: String.raw`If $b^2 - 4ac = 0$, both roots are the same number, $-\frac{b}{2a}$. If $b^2 - 4ac > 0$, there are two different real roots.`,
    },
  ],
}
