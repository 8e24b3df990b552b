/**
 * Words of mathematics beside those of the syllabus's own questions (`meanings.ts`): where one of them is not understood, something is asked or told
 * that would be left out of the answer. They are never the nouns of a story.
 */
export const wordsOfMathematics = `
  obtuse acute reflex straight opposite adjacent included corresponding sign signs place places end ends beginning
  circumcircle circumradius circumcentre circumcenter incentre incenter inradius excircle orthocentre orthocenter
  inverse matrix matrices determinant cramer cramers cross-multiplication log logarithm logarithms ln exponential exp
  derivative differentiate differentiation integral integrate integration calculus limit limits continuous
  complex imaginary conjugate modulus mod absolute argument vector vectors scalar
  permutation permutations combination combinations arrangement arrangements arranged factorial binomial
  gp hp geometric harmonic arithmetic-geometric parabola parabolas ellipse hyperbola focus directrix eccentricity asymptote
  domain function functions onto bijective set sets union intersection subset subsets induction sigma
  quartile quartiles percentile percentiles decile standard correlation regression skewness
  conditional independent dependent mutually exclusive exhaustive expected expectation odds favour against
  gradient intercept intercepts intercepted normal radian radians arcsin arccos arctan sinh cosh
  locus transformation rotated rotation rotates translated translation enlarged dilation
  bisect bisects bisected bisecting bisectors trisect trisects trisected trisection
  join joins joined joining meet meets meeting cut cuts cutting pass passes passing through touches touching touch
  extended drawn-parallel inscribe circumscribes circumscribe circumscribed
  prism pyramid tetrahedron torus ellipsoid annulus compound simple tax rounded approximately approximate approx estimate
  significant decimal decimals terminating recurring repeating non-terminating rationalise rationalize
  rationalised modulo congruence binary octal prove derive compare comparison plot sketch shade shaded unshaded region
  maximum minimum extreme vertexes turning symmetric symmetry asymmetric multiplicity
  cubic biquadratic quartic degree monic homogeneous binomial trinomial monomial
  complete sentence statement classify blank fill whichever corresponds
  depreciation depreciates compounded annually appreciates
  palindrome palindromes palindromic fibonacci triangular twin
`
