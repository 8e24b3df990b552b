import type { TopicTheory } from '../theory'

export const linearTheory: TopicTheory = {
  theories: [
    {
      id: 'linear-equation-in-two-variables',
      names: ['linear equation in two variables', 'linear equation in 2 variables'],
      concept: 1,
      what: String.raw`A linear equation in two variables has the form $ax + by + c = 0$ with real numbers $a$, $b$, $c$, where $a$ and $b$ are not both 0. Its graph is a straight line; each point of the line is a solution.`,
    },
    {
      id: 'pair-of-linear-equations',
      names: [
        'pair of linear equations',
        'pair of linear equations in two variables',
        'system of linear equations',
        'simultaneous equations',
        'linear equation',
      ],
      concept: 1,
      what: String.raw`A pair of linear equations in two variables is $a_1x + b_1y + c_1 = 0$ and $a_2x + b_2y + c_2 = 0$. Its solution is the pair of values $x$, $y$ that satisfies both: the point where the two lines meet.`,
    },
    {
      id: 'consistent-pair',
      names: [
        'consistent',
        'consistent pair',
        'consistent equations',
        'consistent pair of linear equations',
        'consistency',
        'consistent system',
      ],
      concept: 3,
      what: 'A pair of linear equations is consistent if it has at least one solution: the lines intersect (one solution) or coincide (infinitely many).',
    },
    {
      id: 'inconsistent-pair',
      names: [
        'inconsistent',
        'inconsistent pair',
        'inconsistent equations',
        'inconsistent pair of linear equations',
        'inconsistent system',
      ],
      concept: 3,
      what: String.raw`A pair of linear equations is inconsistent if it has no solution: the lines are parallel, $\frac{a_1}{a_2} = \frac{b_1}{b_2} \neq \frac{c_1}{c_2}$.`,
    },
    {
      id: 'dependent-pair',
      names: ['dependent pair', 'dependent equations', 'dependent pair of linear equations', 'dependent (consistent)'],
      concept: 3,
      what: 'A pair of linear equations is dependent if the two equations are multiples of one another: the lines coincide, and there are infinitely many solutions. It is always consistent.',
    },
    {
      id: 'comparing-the-ratios',
      names: [
        'conditions for solvability',
        'condition for unique solution',
        'condition for no solution',
        'condition for infinitely many solutions',
        'condition for infinite solutions',
        'comparing the ratios',
        'ratio conditions',
        'conditions for unique solution no solution and infinitely many solutions',
        'condition for consistency',
        'condition for parallel lines',
        'condition for coincident lines',
      ],
      concept: 3,
      what: String.raw`For $a_1x + b_1y + c_1 = 0$ and $a_2x + b_2y + c_2 = 0$:
$\frac{a_1}{a_2} \neq \frac{b_1}{b_2}$: the lines intersect, one solution
$\frac{a_1}{a_2} = \frac{b_1}{b_2} \neq \frac{c_1}{c_2}$: the lines are parallel, no solution
$\frac{a_1}{a_2} = \frac{b_1}{b_2} = \frac{c_1}{c_2}$: the lines coincide, infinitely many solutions`,
      when: 'Use it when the number of solutions or the position of the lines is asked, or is given and a coefficient is to be found. Nothing has to be solved.',
      whys: [
        {
          asks: [
            'do parallel lines have no solution',
            'parallel lines have no solution',
            'is there no solution for parallel lines',
          ],
          text: 'A solution is a point that lies on both lines. Parallel lines have no common point, so no pair of values satisfies both equations.',
        },
      ],
    },
    {
      id: 'graphical-method',
      names: [
        'graphical method',
        'graphical method of solution',
        'graphical solution',
        'graphical method of solving linear equations',
      ],
      concept: 2,
      what: 'Graphical method: find two or three points of each line, draw both lines on one graph, and read the point where they meet. Its coordinates are the solution. Parallel lines: no solution; one line twice: infinitely many.',
    },
    {
      id: 'substitution-method',
      names: ['substitution method', 'method of substitution', 'substitution'],
      concept: 4,
      what: '1. From one equation express one unknown by the other, as y = 7 − 2x.\n2. Put this into the other equation: it has one unknown now. Solve it.\n3. Put the value back to find the first unknown, and check both in the original equations.',
      when: 'Use it when one of the unknowns has the coefficient 1 or −1, so that it is easily expressed by the other.',
    },
    {
      id: 'elimination-method',
      names: ['elimination method', 'method of elimination', 'elimination'],
      concept: 5,
      what: '1. Multiply the equations by suitable numbers, so that one unknown has the same coefficient in both (apart from the sign).\n2. Add or subtract the equations: that unknown is eliminated. Solve for the other.\n3. Put the value into one of the equations to find the first unknown.',
      when: 'Use it when no unknown has the coefficient 1, so that substitution would bring in fractions.',
    },
    {
      id: 'two-digit-number',
      names: ['two digit number', 'two-digit number', '2 digit number', 'number with reversed digits'],
      concept: 7,
      what: String.raw`With the tens digit $x$ and the units digit $y$ a two-digit number is $10x + y$; with its digits reversed it is $10y + x$.`,
    },
    {
      id: 'boat-and-stream',
      names: [
        'boat and stream',
        'upstream and downstream',
        'upstream speed',
        'downstream speed',
        'speed upstream',
        'speed downstream',
        'boats and streams',
      ],
      concept: 8,
      what: String.raw`With the speed $x$ of the boat in still water and the speed $y$ of the stream: downstream speed $= x + y$, upstream speed $= x - y$. Then $\text{time} = \frac{\text{distance}}{\text{speed}}$.`,
    },
  ],
  differences: [
    {
      between: [
        ['consistent', 'consistent pair'],
        ['inconsistent', 'inconsistent pair'],
      ],
      concept: 3,
      text: 'A consistent pair has at least one solution: its lines intersect or coincide. An inconsistent pair has none: its lines are parallel.',
    },
    {
      between: [
        ['substitution method', 'substitution'],
        ['elimination method', 'elimination'],
      ],
      concept: 5,
      text: 'In the substitution method one unknown is expressed by the other and put into the other equation. In the elimination method the equations are multiplied and then added or subtracted, so that one unknown disappears. Both give the same solution.',
    },
    {
      between: [
        ['parallel lines', 'parallel'],
        ['coincident lines', 'coincident'],
      ],
      concept: 3,
      text: 'Parallel lines never meet: no solution. Coincident lines are one and the same line: infinitely many solutions.',
    },
  ],
}
