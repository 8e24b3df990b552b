/** What the templates of each topic weigh; fails above the budget. Run "npm run build" first: npx tsx scripts/bench/topic-sizes.ts */
import { topicSizesFit } from '../topic-sizes'

if (!topicSizesFit()) process.exitCode = 1
