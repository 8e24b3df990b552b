import type { ToldFacts } from './told-facts'

/** What two lines are, by their equations in the same sentence. */
export const pairsOfLines: ToldFacts = {
  'linear-equations': {
    wrong: [
      'The lines $x + 2y = 4$ and $2x + 4y = 12$ are coincident.',
      'The lines $x + 2y = 4$ and $2x + 4y = 8$ are parallel.',
      'The lines $x + 2y = 4$ and $2x + 3y = 12$ are parallel.',
      'The pair $x + 2y = 4$, $2x + 4y = 12$ is consistent.',
      'The equations $x - 2y = 0$ and $3x + 4y = 20$ represent parallel lines.',
      'The pair $2x + 3y = 9$ and $4x + 6y = 18$ has no solution.',
      'The pair $2x + 3y = 9$ and $4x + 6y = 18$ has a unique solution.',
      'The lines $x + 2y - 4 = 0$ and $2x + 4y - 12 = 0$ intersect in one point.',
      'The equations $x + y = 5$ and $2x + 2y = 10$ are inconsistent.',
      'The lines $y = 2x + 1$ and $y = 2x - 3$ intersect.',
      'The lines $x + y = 6$ and $x - y = 2$ intersect at $(3, 3)$.',
      '$x + 2y = 4$ and $2x + 4y = 12$ are intersecting lines.',
      'The pair of equations $3x + 2y = 5$, $2x - 3y = 7$ is inconsistent.',
      'The equations $5x - 4y = -8$ and $7x + 6y = 9$ have infinitely many solutions.',
    ],
    right: [
      'The lines $x + 2y = 4$ and $2x + 4y = 12$ are parallel.',
      'The lines $x + 2y = 4$ and $2x + 4y = 12$ are not coincident.',
      'The pair $2x + 3y = 9$ and $4x + 6y = 18$ is consistent: it has infinitely many solutions.',
      'The pair $x + y = 5$ and $x - y = 1$ is consistent and has a unique solution.',
      'The lines $x = 2$ and $y = 3$ intersect at $(2, 3)$.',
      'The line $y = 3$ is parallel to the $x$-axis, and $x = 2$ to the $y$-axis.',
      'The line $x + y = 4$ intersects the $x$-axis at $(4, 0)$, and $x - y = 2$ at $(2, 0)$.',
      'If the pair $x + y = 5$, $2x + 2y = 10$ were inconsistent, the lines would be parallel.',
      'The lines $x + y = 6$ and $x - y = 2$ intersect at $(4, 2)$.',
      'For which $k$ are the lines $x + ky = 4$ and $2x + 4y = 12$ parallel?',
      'Two lines are either parallel, coincident or intersecting, as $x + y = 3$ and $x + y = 5$ show.',
      'From $x + y = 5$ and $x - y = 1$ we get $2x = 6$; the solution is unique.',
      'Draw the lines $x + y = 5$ and $2x - y = 4$: they intersect at $(3, 2)$.',
      'The line $2x + 4y = 12$ is parallel to $x + 2y = 4$.',
      'The lines $2x + 3y = 12$ and $x - y = 1$ meet the $y$-axis at two points, and each other at one.',
      'The equation $x + y = 5$, that is, $y = 5 - x$, has one solution for each $x$.',
    ],
  },
}
