import { circumscribedParallelogram, sidesOfCircumscribed } from './circumscribed-theorems'
import { angleSumOfTangents, tangentAndRadius, tangentsAtDiameter } from './tangent-theorems'
import type { Theorem } from './theorem'

/** Proofs of middle length. */
export const shortTheorems: readonly Theorem[] = [
  tangentAndRadius,
  sidesOfCircumscribed,
  circumscribedParallelogram,
  tangentsAtDiameter,
  angleSumOfTangents,
]
