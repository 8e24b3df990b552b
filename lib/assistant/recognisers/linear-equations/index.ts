import { axisPoint } from './axis-point'
import { consistency } from './consistency'
import { findK } from './find-k'
import { linearEquation } from './linear-equation'
import { linearPair } from './linear-pair'
import type { Recogniser } from '../../recogniser'

export const recognisers: readonly Recogniser[] = [axisPoint, consistency, findK, linearEquation, linearPair]
