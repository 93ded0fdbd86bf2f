import { type Iisp, startIisp } from '@iisp/testing/iisp'
import { afterAll, inject } from 'vitest'
import { openForm } from './new-order.ts'

/**
 * The people who enter, review and sign an order, accept it at the desk and pay it, and the form it
 * starts from.
 */
export async function transferPeople(iisp: Iisp) {
  const operator = await iisp.as('lin.jing')
  return {
    operator,
    reviewer: await iisp.as('zhou.hang'),
    signer: await iisp.as('shen.li'),
    desk: await iisp.as('zhao.tuo'),
    payer: await iisp.as('fu.kuan'),
    form: await openForm(operator, 'SXA001'),
  }
}

/** The portal with the people of a transfer; closes when the tests of the file are done. */
export async function startTransfers() {
  const iisp = await startIisp({ serverUrl: inject('databaseUrl') })
  afterAll(() => iisp.close())
  return { iisp, ...(await transferPeople(iisp)) }
}
