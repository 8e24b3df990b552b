/** For editors: the content compiler watches content/ while Next.js shows each change at once. */
import { run } from './run'

if ((await run('npx', ['contentlayer2', 'build'])) !== 0) process.exit(1)
process.exit(await Promise.race([run('npx', ['contentlayer2', 'dev']), run('npx', ['next', 'dev'])]))
