import { FakeServer } from '@iisp/testing/dom/fake-server'
import { stage } from '@iisp/testing/dom/stage'
import { missingTexts } from '@iisp/web/i18n/missing-texts'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import {
  type ListedProduct,
  overseasFundList,
  quantitativeProductList,
} from '../../contract/listed-products.ts'
import { listedProductTexts } from './listed-product-texts.ts'
import { OverseasFundsPage, QuantitativeProductsPage } from './ListedProducts.tsx'

const fund: ListedProduct = {
  ID: '3008',
  NAME: '澄海宏观配置一号私募证券投资基金',
  PRODUCT_NO: 'SCH008',
  CPLX: '2',
  CPZT: '1',
  CLRQ: '2024-01-02',
  DQRQ: null,
}
const answer = (list: ListedProduct[]) => ({ list, total: list.length, pageNo: 1, pageSize: 20 })

test('the overseas funds are listed with what they are, and narrowed by keyword and status', async () => {
  const server = new FakeServer().answer(overseasFundList, () => answer([fund]))
  const { user } = stage(OverseasFundsPage, { server, at: '/?CPZT=1' })
  await screen.findByText('澄海宏观配置一号私募证券投资基金')
  await screen.findByText('私募证券投资基金')
  await user.type(screen.getByRole('textbox', { name: '产品' }), 'hgpz')
  await user.click(screen.getByRole('button', { name: /查\s*询/ }))
  const asked = { CPZT: '1' as const, pageNo: 1, pageSize: 20 }
  await waitFor(() => expect(server.asked(overseasFundList)).toEqual([asked, { ...asked, keyword: 'hgpz' }]))
})

test('the quantitative products are listed; where there are none, the list says so', async () => {
  const server = new FakeServer().answer(quantitativeProductList, () => answer([]))
  stage(QuantitativeProductsPage, { server })
  await screen.findByText(/没有符合条件的量化产品/)
})

test('the pages speak both languages', () => expect(missingTexts(listedProductTexts)).toEqual([]))
