import type { Template } from '../template'
import { assertionOnNature } from './assertion'
import { commonRoot } from './common-root'
import { discriminantValue } from './discriminant'
import { discriminantAnySign } from './discriminant-any-sign'
import { equalRootsLetter } from './equal-roots-letter'
import { factoriseMonic } from './factorise-monic'
import { identifyQuadratic } from './identify'
import { isItQuadratic } from './is-it-quadratic'
import { natureOfRoots } from './nature-of-roots'
import { otherRoot } from './other-root'
import { twoTermEquation } from './two-terms'

export const templates: readonly Template[] = [
  identifyQuadratic,
  factoriseMonic,
  twoTermEquation,
  discriminantValue,
  natureOfRoots,
  otherRoot,
  isItQuadratic,
  assertionOnNature,
  commonRoot,
  equalRootsLetter,
  discriminantAnySign,
]
