// A typical NestJS application with TypeORM: a page with the 20 newest orders of an institution, and their total number.
import 'reflect-metadata'
import { Controller, Get, Module, Query } from '@nestjs/common'
import { NestFactory } from '@nestjs/core'
import { InjectRepository, TypeOrmModule } from '@nestjs/typeorm'
import { EntitySchema } from 'typeorm'

const text = { type: 'text' }
const flag = { type: 'boolean' }
const Order = new EntitySchema({
  name: 'Order',
  schema: 'transfers',
  tableName: 'transfer_order',
  columns: {
    id: { type: 'bigint', primary: true },
    orderNo: { ...text, name: 'order_no' },
    institutionId: { ...text, name: 'institution_id' },
    institutionName: { ...text, name: 'institution_name' },
    source: text,
    status: text,
    version: { type: 'integer' },
    documentsMissing: { ...flag, name: 'documents_missing' },
    recalled: flag,
    productId: { type: 'bigint', name: 'product_id' },
    productNo: { ...text, name: 'product_no' },
    productName: { ...text, name: 'product_name' },
    projectNo: { ...text, name: 'project_no' },
    pays: flag,
    manual: flag,
    custodyAccountNo: { ...text, name: 'custody_account_no' },
    partnerAccountNo: { ...text, name: 'partner_account_no' },
    partnerName: { ...text, name: 'partner_name' },
    amount: { type: 'numeric', precision: 20, scale: 2 },
    transferDate: { type: 'date', name: 'transfer_date' },
    transferType: { ...text, name: 'transfer_type' },
    transferDetail: { ...text, name: 'transfer_detail' },
    reason: text,
    makers: { type: 'text', array: true },
    reviewedBy: { ...text, name: 'reviewed_by', nullable: true },
    createdByName: { ...text, name: 'created_by_name' },
    createdAt: { type: 'timestamptz', name: 'created_at' },
  },
})

class OrdersController {
  constructor(orders) {
    this.orders = orders
  }
  async list(institutionId) {
    const [list, total] = await this.orders.findAndCount({
      where: { institutionId },
      order: { id: 'DESC' },
      take: 20,
    })
    return { list, total }
  }
}
Controller('orders')(OrdersController)
InjectRepository(Order)(OrdersController, undefined, 0)
Get()(OrdersController.prototype, 'list', Object.getOwnPropertyDescriptor(OrdersController.prototype, 'list'))
Query('institution')(OrdersController.prototype, 'list', 0)

class AppModule {}
Module({
  imports: [
    TypeOrmModule.forRoot({
      type: 'postgres',
      url: process.env.DATABASE_URL,
      // TypeORM expects the socket's folder as host, while the URL has it as a query parameter.
      host: new URL(process.env.DATABASE_URL).searchParams.get('host') ?? undefined,
      entities: [Order],
      extra: { max: 10 },
    }),
    TypeOrmModule.forFeature([Order]),
  ],
  controllers: [OrdersController],
})(AppModule)

const app = await NestFactory.create(AppModule, { logger: ['error', 'warn'] })
await app.listen(Number(process.env.PORT), '127.0.0.1')
