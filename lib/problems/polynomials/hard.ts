import type { Template } from '../template'
import { highwayCase } from './highway-case'
import { parabolaCase } from './parabola-case'
import { surdZeroes } from './surd-zeroes'
import { transformedZeroes } from './transformed-zeroes'
import { twoValuesOfK } from './two-values-of-k'

export const templates: readonly Template[] = [surdZeroes, twoValuesOfK, transformedZeroes, parabolaCase, highwayCase]
