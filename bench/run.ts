// `npm run bench -- [menu] [list] [submit] [browser] [picker] [dealing] [exchange] [--short]`: see README.md
import { loadavg } from 'node:os'
import { readOptions } from './options.ts'
import { benchBrowser } from './browser.ts'
import { benchDealing } from './dealing.ts'
import { benchExchange } from './exchange.ts'
import { benchList } from './list.ts'
import { benchMenu } from './menu.ts'
import { benchPicker } from './picker.ts'
import { openStage } from './stage.ts'
import { benchSubmit } from './submit.ts'

const benches = {
  menu: benchMenu,
  list: benchList,
  submit: benchSubmit,
  browser: benchBrowser,
  picker: benchPicker,
  dealing: benchDealing,
  exchange: benchExchange,
}
const options = readOptions(process.argv.slice(2))
const load = () =>
  loadavg()
    .map((value) => value.toFixed(1))
    .join(' ')
console.log(`Load average before: ${load()}`)
const stage = await openStage(options.keep)
try {
  for (const name of options.wanted) await benches[name](stage, options.size)
} finally {
  await stage.close()
}
console.log(`\nLoad average after: ${load()}`)
