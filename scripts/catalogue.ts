/** Writes down for the browser which templates ask each archetype: npm run catalogue */
import { writeFileSync } from 'node:fs'
import { format } from 'prettier'
import { cataloguedBank } from '../checks/catalogue/catalogued-bank'

const file = new URL('../lib/memory/catalogue.json', import.meta.url)
const bank = cataloguedBank()
writeFileSync(file, await format(JSON.stringify(bank), { parser: 'json', printWidth: 120 }))
console.log(`${bank.archetypes.length} archetypes, ${bank.templates.length} templates in lib/memory/catalogue.json`)
