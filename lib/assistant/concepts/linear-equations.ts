import { concept, type Rule } from '../rule'

export const linearConcepts: readonly Rule[] = [
  concept(
    'elimination',
    /eliminat/,
    ['How does the elimination method work?', 'How do I solve a pair of linear equations by elimination?'],
    String.raw`Elimination makes one variable disappear.
1. Multiply the equations by suitable numbers so that one variable has equal coefficients, apart from the sign.
2. Add the equations if the signs differ, subtract them if the signs are the same.
3. Solve the equation that is left, and put the value into one of the first two equations.
Example: from $3x + 4y = 10$ and $2x - 2y = 2$, twice the second is $4x - 4y = 4$. Adding, $7x = 14$, so $x = 2$ and $y = 1$.`,
  ),
  concept(
    'substitution',
    /substitution method|by substitution|\bsubstitution\b/,
    ['How do I solve a pair of linear equations by substitution?'],
    String.raw`Substitution puts one variable in terms of the other.
1. From one equation find, say, $x$ in terms of $y$. Choose an equation in which a coefficient is $1$ or $-1$.
2. Put this into the other equation and solve for $y$.
3. Go back and find $x$.
Example: from $x - y = 3$ we have $x = y + 3$. In $2x + 3y = 11$: $2(y + 3) + 3y = 11$, so $y = 1$ and $x = 4$.`,
  ),
  concept(
    'linear-word-problem',
    /word problems?.*\b(?:linear|equations)|linear.*word problems?|\bboat\b|\bupstream\b|\bdownstream\b|\bages?\b|two-digit number/,
    ['How do I form a pair of linear equations from a word problem?', 'boat and stream problem'],
    String.raw`1. Begin with "Let ... be $x$ and ... be $y$", units included.
2. Turn each sentence of the story into one equation: two unknowns need two equations.
3. Solve by substitution or elimination and check both sentences.
4. End with a sentence and the unit.
Common forms: a two-digit number is $10x + y$, reversed $10y + x$; five years ago an age $x$ was $x - 5$; a boat of speed $x$ in a stream of speed $y$ makes $x + y$ downstream and $x - y$ upstream.`,
  ),
  concept(
    'consistency',
    /consisten|unique solution|infinitely many|no solution|\bcoincident\b|(?<!tri)\bparallel lines\b/,
    [
      'How do I decide whether a pair of linear equations has a unique solution, no solution or infinitely many solutions?',
      'When is a pair of equations consistent?',
    ],
    String.raw`Bring both to the form $a_1x + b_1y + c_1 = 0$ and $a_2x + b_2y + c_2 = 0$ and compare the ratios.
$\frac{a_1}{a_2} \neq \frac{b_1}{b_2}$: the lines intersect, a unique solution, consistent.
$\frac{a_1}{a_2} = \frac{b_1}{b_2} = \frac{c_1}{c_2}$: the lines coincide, infinitely many solutions, consistent (dependent).
$\frac{a_1}{a_2} = \frac{b_1}{b_2} \neq \frac{c_1}{c_2}$: the lines are parallel, no solution, inconsistent.`,
  ),
  concept(
    'graphical-method',
    /graphical(?:ly)?\b|graph of .*\bequations?\b/,
    ['How do I solve a pair of equations graphically?'],
    String.raw`For each equation find two or three points, for example where $x = 0$ and where $y = 0$, plot them and draw the line.
The point where the lines meet is the solution: its coordinates satisfy both equations. Parallel lines have no solution; the same line twice has infinitely many.
Label both lines and write the solution under the graph.`,
  ),
  concept(
    'cross-multiplication',
    /cross[- ]multiplication/,
    ['What is the cross-multiplication method?'],
    'The cross-multiplication method is no longer in the syllabus. Solve a pair of linear equations by substitution or by elimination; both earn full marks.',
  ),
]

export const linearOverview = concept(
  'linear-equations',
  /\blinear\b|\bsimultaneous\b|\bpairs? of equations\b|equations in two variables/,
  ['What is a pair of linear equations?', 'linear equations in two variables'],
  String.raw`A pair of linear equations in two variables is $a_1x + b_1y + c_1 = 0$ and $a_2x + b_2y + c_2 = 0$. Each is a straight line; a solution is a point that lies on both.
You can solve it by substitution, by elimination or graphically. The ratios $\frac{a_1}{a_2}$, $\frac{b_1}{b_2}$, $\frac{c_1}{c_2}$ tell beforehand how many solutions there are.
Ask me "Solve 2x + 3y = 7 and x - y = 1" to see the working.`,
)
