import { concept, type Rule } from '../rule'

export const quadraticConcepts: readonly Rule[] = [
  concept(
    'equal-roots',
    /equal roots|\bfind (?:the value of )?k\b/,
    ['How do I find k when a quadratic equation has equal roots?'],
    String.raw`Equal roots mean $D = b^2 - 4ac = 0$.
1. Bring the equation to the form $ax^2 + bx + c = 0$ and read off $a$, $b$ and $c$, with $k$ in them.
2. Put them into $b^2 - 4ac = 0$ and solve for $k$.
Example: $2x^2 + kx + 8 = 0$ gives $k^2 - 64 = 0$, so $k = 8$ or $k = -8$. Keep both, but leave out a $k$ that removes the $x^2$ term. The equal roots are $-\frac{b}{2a}$ each.`,
  ),
  concept(
    'discriminant',
    /discriminant|nature of (?:the |its )?(?:roots|solutions)/,
    ['How do I use the discriminant to find the nature of the roots?', 'What is the discriminant?'],
    String.raw`The discriminant of $ax^2 + bx + c = 0$ is $D = b^2 - 4ac$.
$D > 0$: two distinct real roots.
$D = 0$: two equal real roots, each $-\frac{b}{2a}$.
$D < 0$: no real roots.
Put a negative $b$ in brackets: for $x^2 - 5x - 6 = 0$, $D = (-5)^2 - 4 \times 1 \times (-6) = 49$, so the roots are real and distinct.`,
  ),
  concept(
    'quadratic-formula',
    /quadratic formula|sridhar|shridhar/,
    ['How do I use the quadratic formula to solve a quadratic equation?', 'What is the quadratic formula?'],
    String.raw`The roots of $ax^2 + bx + c = 0$ with $b^2 - 4ac \ge 0$ are
$$x = \frac{-b \pm \sqrt{b^2 - 4ac}}{2a}$$
Write the formula, then the substitution, then the calculation: they are separate steps. Example: $2x^2 - 7x + 3 = 0$ gives $x = \frac{7 \pm \sqrt{25}}{4}$, so $x = 3$ or $x = \frac{1}{2}$.`,
  ),
  concept(
    'factorisation-method',
    /factoris|split(?:ting)? (?:the )?middle term/,
    ['How do I solve a quadratic equation by factorisation?', 'splitting the middle term'],
    String.raw`Split the middle term: find two numbers whose sum is $b$ and whose product is $ac$.
Example: $2x^2 - 7x + 3 = 0$. The numbers are $-6$ and $-1$, so $2x^2 - 6x - x + 3 = 2x(x - 3) - 1(x - 3) = (2x - 1)(x - 3) = 0$.
A product is zero when a factor is zero: $x = \frac{1}{2}$ or $x = 3$. Give both roots, and if the story excludes one, say why.`,
  ),
  concept(
    'completing-the-square',
    /complet\w* (?:the )?square/,
    ['What is completing the square?'],
    String.raw`Completing the square writes $x^2 + px$ as $\left(x + \frac{p}{2}\right)^2 - \left(\frac{p}{2}\right)^2$. As a method of solving it is no longer in the syllabus: use factorisation or the quadratic formula.`,
  ),
  concept(
    'quadratic-word-problem',
    /quadratic.*(?:word|story)|(?:word|story) problem|\btrains?\b.*\bspeed\b|\bspeed\b.*\btrains?\b/,
    ['How do I solve a word problem with a quadratic equation?'],
    String.raw`1. Let the unknown be $x$, with its unit.
2. Write the condition of the story as an equation, for example time $= \frac{\text{distance}}{\text{speed}}$, and clear the fractions.
3. Bring it to $ax^2 + bx + c = 0$ and solve it.
4. Reject a root that the story excludes and say why, for example "rejected, because a speed cannot be negative". End with a sentence and the unit.`,
  ),
]

export const quadraticOverview = concept(
  'quadratic-equations',
  /\bquadratics?\b|\broots?\b/,
  ['What is a quadratic equation?', 'Which methods can I use to solve a quadratic equation?'],
  String.raw`A quadratic equation has the form $ax^2 + bx + c = 0$ with $a \neq 0$. A root is a value of $x$ that makes it true; there are at most two.
Two methods: factorisation (split the middle term) and the quadratic formula $x = \frac{-b \pm \sqrt{b^2 - 4ac}}{2a}$.
The discriminant $D = b^2 - 4ac$ tells the nature of the roots: positive, two distinct real roots; zero, two equal real roots; negative, no real roots.`,
)
