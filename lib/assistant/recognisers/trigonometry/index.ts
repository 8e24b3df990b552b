import { evaluate } from './evaluate'
import { standardAngle } from './standard-angle'
import type { Recogniser } from '../../recogniser'

export const recognisers: readonly Recogniser[] = [evaluate, standardAngle]
