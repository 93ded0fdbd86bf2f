import { stageIisp } from '@iisp/testing/stage-iisp'
import { expect, test } from 'vitest'
import { getCompanyAndProductNum } from '../../contract/sign-in.ts'

const stage = stageIisp()

test('[SH-301] a visitor is told how many institutions and products are served, closed ones left out', async () => {
  const { owner } = stage.iisp
  const { rows } = await owner.query<{ companyNum: number; productNum: number }>(
    `SELECT (SELECT count(*)::int FROM identity.institution WHERE kind <> 'custodian') AS "companyNum",
      (SELECT count(*)::int FROM product.product WHERE parent_id IS NULL AND status IN ('1', '2')) AS "productNum"`,
  )
  const counts = rows[0]!
  expect(counts.productNum).toBeGreaterThan(0)
  const told = () => stage.iisp.visitor().ok(getCompanyAndProductNum, {})
  expect(await told()).toEqual(counts)
  await owner.query(`UPDATE identity.institution SET closed_at = now() WHERE institution_id = 'C001'`)
  expect(await told()).toEqual({ ...counts, companyNum: counts.companyNum - 1 })
})
