// Tampers with an intact audit trail as the database's owner, as the application's role and on the disk, and checks that
// the verification reports it.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Scene } from './audit/scene.ts'
import { tamperings } from './audit/tamperings.ts'
import { Verdict, option, withPortal } from './harness.ts'

const only = option('only', '')
const verdict = new Verdict()
const folder = mkdtempSync(join(tmpdir(), 'iisp-prove-audit-'))
try {
  await withPortal(
    async (iisp) => {
      const scene = await Scene.open(iisp, folder)
      verdict.check((await scene.verify()).length === 0, 'the trail is clean at the beginning')
      for (const { name, tamper, noticed } of tamperings.filter((one) => one.name.includes(only))) {
        await scene.begin()
        const told = await tamper(scene)
        const found = await scene.verify()
        const expected = typeof noticed === 'function' ? noticed(scene) : noticed
        const missed = expected.filter((finding) => ![...found, ...told].includes(finding))
        verdict.check(
          missed.length === 0,
          `${name}: not said: ${missed.join('; ')}; said: ${[...found, ...told].join('; ') || 'nothing'}`,
        )
        console.log(`${name}: ${[...found, ...told].join('; ')}`)
        await scene.undo()
        verdict.check((await scene.verify()).length === 0, `after ${name} was undone the trail is clean`)
      }
      await scene.close()
    },
    { isDurable: true, settings: { dataDir: folder } },
  )
} finally {
  rmSync(folder, { recursive: true, force: true })
}
verdict.close()
