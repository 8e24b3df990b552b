import { circle } from './circle'
import { cone } from './cone'
import { cylinder } from './cylinder'
import { sector } from './sector'
import { sphere } from './sphere'
import type { Recogniser } from '../../recogniser'

export const recognisers: readonly Recogniser[] = [circle, cone, cylinder, sector, sphere]
