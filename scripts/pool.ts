/** Writes down for board papers what of the bank they can ask: npm run pool */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { format } from 'prettier'
import { nextPool, type PoolLine } from '../checks/papers/next-pool'
import { pooledBank } from '../checks/papers/pooled-bank'
import { newestEdition } from '../lib/papers/pool'

const file = new URL('../lib/papers/pool.json', import.meta.url)
const listed: readonly PoolLine[] = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : []
const pool = nextPool(listed, pooledBank(), newestEdition)
writeFileSync(file, await format(JSON.stringify(pool), { parser: 'json', printWidth: 120 }))
const editions = Math.max(newestEdition, ...pool.map(({ since }) => since))
console.log(`${pool.length} templates in lib/papers/pool.json, ${editions} editions`)
