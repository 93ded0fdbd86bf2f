import { writeRegistries } from './registries/generate.ts'
import { root } from './tools.ts'

for (const path of await writeRegistries(root)) console.log(path)
