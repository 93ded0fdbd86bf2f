import type { WrittenArticle } from '../write-articles.ts'
import { text } from './write-text.ts'

const page = (key: string, title: WrittenArticle['title'], body: WrittenArticle['body']): WrittenArticle => ({
  kind: 'page',
  key,
  category: 'platform',
  title,
  body,
})

export const cmsPages: readonly WrittenArticle[] = [
  page(
    'business-description',
    ['业务说明', 'Our services'],
    text(
      [
        '机构服务平台面向基金管理人、托管与受托客户以及销售机构。以下是平台上可以办理的业务；登录后可见的菜单取决于所在机构为您开通的权限。',
        'The portal serves fund managers, custody and trustee clients, and distributors. These are the services that it offers; which menus you see after sign-in depends on what your institution has granted you.',
      ],
      {
        heading: ['划款管理', 'Transfers'],
        text: [
          '录入托管账户的划款指令，按贵机构的指令模式复核、签发，由托管人受理并划款。每笔指令的进度、退回原因都可以在“划款指令查询”中看到。',
          'Transfer orders of custody accounts are entered, reviewed and signed by the pattern of your institution, then accepted and paid by the custodian. Transfer orders shows how far each one is, and why one was returned.',
        ],
      },
      {
        heading: ['证券账户开户', 'Securities account opening'],
        text: [
          '在线提交开户申请和材料，查看每一步的时间、办理人和快递单号；办理较久时可以催办。',
          'Applications and their papers are sent online. Each step is shown with its time, the person and the courier number, and a slow one can be urged.',
        ],
      },
      {
        heading: ['托管募集（三方关联）', 'Trustee raise (three-party link)'],
        text: [
          '申请产品、经纪商与银行账户之间的关联，托管人审核并完成银行关联后可查看关联详情。',
          'Links between product, broker and bank account are applied for here. When the custodian has passed one and the bank has made it, its relation can be looked at.',
        ],
      },
      {
        heading: ['通知与服务', 'Notices and service'],
        text: [
          '“消息通知”汇总平台公告与个人消息；“下载中心”保存导出的文件；页面右侧的客服图标可以随时提问。',
          'Notifications holds announcements and your own messages, the Download centre the files that you export. The service icon at the right takes questions at any time.',
        ],
      },
    ),
  ),
  page(
    'customer-service-aside',
    ['客户服务', 'Customer service'],
    text(
      [
        '遇到问题时，可以从以下途径获得帮助。本页下方列有本平台公布的联系方式。',
        'There are several ways to get help. What contacts this portal publishes stands at the end of this page.',
      ],
      {
        heading: ['在线客服', 'Service chat'],
        text: [
          '登录后点击页面右侧的客服图标提问。智能客服先行回答，需要时可转人工。',
          'After sign-in, press the service icon at the right. The assistant answers first and hands over to a person where needed.',
        ],
      },
      {
        heading: ['帮助中心与操作指南', 'Help centre and operating guide'],
        text: [
          '登录后在“综合管理”下打开“帮助中心”或“操作指南”，可按关键字和分类查找。',
          'After sign-in, open Help centre or Operating guide under General and search by keyword or category.',
        ],
      },
      {
        heading: ['无法登录时', 'If you cannot sign in'],
        text: [
          '忘记密码可在登录页点击“忘记密码”自行重置。请勿向任何人提供密码或验证码，客服不会索取。',
          'A forgotten password is reset from the login page. Give nobody your password or codes: the service never asks for them.',
        ],
      },
    ),
  ),
  page(
    'zhaoshang-book',
    ['业务红宝书', 'Business handbook'],
    text(
      [
        '红宝书按办理顺序列出各项业务的步骤。各菜单上方的说明可查看更细的要点。',
        'The handbook lists the steps of each service in their order. The description above each menu says more.',
      ],
      {
        heading: ['一笔划款指令', 'A transfer order'],
        text: ['从录入到划款：', 'From entry to payment:'],
        steps: [
          [
            '在“划款指令录入”选择划款类型与产品，核对托管账户和可用余额。',
            '填写金额、划款日期和联系人，上传所需附件后提交；相应金额即被冻结。',
            '由不同人员在“指令复核”“指令签发”中依次办理，具体步骤取决于贵机构的指令模式。',
            '托管人受理并划款；被退回的，按原因修改后重新提交。',
          ],
          [
            'Choose type and product in New transfer order; check the custody account and its available balance.',
            'Give amount, date and contact, attach the documents and submit; the amount is frozen.',
            'Different people pass it in Review orders and Sign orders, as the pattern of your institution says.',
            'The custodian accepts and pays it. A returned one is corrected as its reason says and submitted again.',
          ],
        ],
      },
      {
        heading: ['证券账户开户', 'A securities account'],
        text: ['从申请到开户完成：', 'From application to the open account:'],
        steps: [
          [
            '打开“证券账户开户”，点击“新增开户申请”。',
            '选择产品、经纪商和账户类型，填写联系人并上传所列材料。',
            '由管理员或法定代表人用手机扫码完成身份核验，然后提交。',
            '托管人审核后报送中登；在列表中点击“进度”查看每一步。',
          ],
          [
            'Open Securities account opening and press New account.',
            'Choose product, broker and account type, give a contact and upload the papers listed.',
            'The administrator or legal representative proves their identity with a phone; then submit.',
            'The custodian reviews it and reports to the depository; Progress shows each step.',
          ],
        ],
      },
      {
        heading: ['托管募集三方关联', 'A three-party link'],
        text: ['从申请到关联完成：', 'From application to the link:'],
        steps: [
          [
            '打开“托管募集（三方关联）”，点击“新增关联申请”。',
            '选择产品、经纪商和关联类型，填写账号、联系人和资金密码，上传材料后提交。',
            '审核通过并完成银行关联后，状态变为“已完成”。',
          ],
          [
            'Open Trustee raise and press New link.',
            'Choose product, broker and kind of link, give account, contact and fund password, upload the papers and submit.',
            'When it has been passed and the bank has linked the account, its state is Completed.',
          ],
        ],
      },
    ),
  ),
  page(
    'investment-services/market-trend/private-index',
    ['市场动态：私募指数', 'Market trend: private fund indices'],
    text(
      [
        '本页说明如何阅读私募基金指数。平台不编制、也不发布指数行情。',
        'How to read indices of private funds. The portal neither compiles indices nor publishes their figures.',
      ],
      {
        heading: ['指数反映什么', 'What an index shows'],
        text: [
          '私募指数按一定规则汇总同类产品的净值表现。各家编制机构的样本、加权方式和更新频率不同，数值不能直接比较。',
          'An index sums up the net values of similar funds by rules of its own. Samples, weights and frequency differ between compilers, so figures cannot be compared directly.',
        ],
      },
      {
        heading: ['阅读时留意', 'What to mind'],
        text: [
          '停止披露净值的产品可能退出样本，使指数高于投资者的实际收益；过往表现不预示未来。',
          'Funds that stop disclosing may leave the sample, so that an index may exceed what investors earned. The past does not tell the future.',
        ],
      },
    ),
  ),
  page(
    'PublicOffer-Information-Disclosure',
    ['公募产品信息披露', 'Disclosure of publicly offered funds'],
    text(
      [
        '公募基金的信息披露由基金管理人负责，托管人依法复核相关内容。平台不代替法定披露渠道。',
        'The manager of a publicly offered fund is responsible for its disclosure; the custodian checks what the law names. The portal does not replace the statutory channels.',
      ],
      {
        heading: ['主要披露文件', 'The main documents'],
        text: [
          '包括招募说明书、基金合同、托管协议、净值公告、定期报告（季度、中期、年度）和临时报告。',
          'Prospectus, fund contract, custody agreement, net values, periodic reports (quarterly, interim, annual) and ad hoc reports.',
        ],
      },
      {
        heading: ['在哪里查阅', 'Where to read them'],
        text: [
          '请在基金管理人网站以及中国证监会基金电子披露网站查阅正式文件；内容不一致时以正式文件为准。',
          'On the website of the manager and on the disclosure website for funds of the China Securities Regulatory Commission. The official documents prevail.',
        ],
      },
    ),
  ),
  page(
    'certificate-check',
    ['证书核验', 'Checking certificates'],
    text(
      [
        '在输入账号和密码之前，请先确认您访问的是真实的平台。',
        'Before you enter account and password, make sure that this is the real portal.',
      ],
      {
        heading: ['核验网站证书', 'The certificate of the website'],
        text: ['在浏览器中：', 'In the browser:'],
        steps: [
          [
            '核对地址栏中的域名与贵机构收到的正式通知一致，且以 https:// 开头。',
            '点击地址栏左侧的图标，查看连接是否安全以及证书的有效期和颁发对象。',
            '浏览器提示证书错误时，不要继续访问，也不要输入任何信息。',
          ],
          [
            'Compare the domain with the one in the letter to your institution; the address begins with https://.',
            'Press the icon left of the address: it shows whether the connection is secure, and whom the certificate names until when.',
            'If the browser warns of the certificate, leave the page and enter nothing.',
          ],
        ],
      },
      {
        heading: ['使用 UKEY', 'Your hardware key'],
        text: [
          'UKEY 证明的是您本人。请勿借用或出借，离开时从电脑上拔下；不属于平台域名的页面要求使用 UKEY 时，请拒绝。',
          'A hardware key proves that it is you. Neither borrow nor lend one, unplug it when you leave, and refuse any page outside the domain of the portal that asks for it.',
        ],
      },
    ),
  ),
  page(
    'valuation-business-guide',
    ['估值业务指南', 'Valuation guide'],
    [
      '<p>按主题阅读：</p><ul><li><a href="/cms/valuation-business-guide/1">估值核对前的准备</a></li><li><a href="/cms/valuation-business-guide/2">单位净值怎样计算</a></li><li><a href="/cms/valuation-business-guide/42">估值差异的处理</a></li></ul>',
      '<p>By subject:</p><ul><li><a href="/cms/valuation-business-guide/1">Before a valuation is checked</a></li><li><a href="/cms/valuation-business-guide/2">How the net value of a unit is computed</a></li><li><a href="/cms/valuation-business-guide/42">When two valuations differ</a></li></ul>',
    ],
  ),
  page(
    'valuation-business-guide/1',
    ['估值核对前的准备', 'Before a valuation is checked'],
    text(
      [
        '核对开始前，双方应使用同一日的同一批资料。',
        'Both sides should work on the same papers of the same day.',
      ],
      {
        heading: ['需要备齐的资料', 'What is needed'],
        text: ['包括：', 'These are:'],
        steps: [
          [
            '当日交易与资金流水',
            '持仓证券的收盘价格或估值依据',
            '当日确认的申购、赎回份额',
            '应计的费用与税金',
          ],
          [
            'trades and payments of the day',
            'closing prices, or what other values rest on',
            'confirmed subscriptions and redemptions',
            'accrued fees and taxes',
          ],
        ],
      },
    ),
  ),
  page(
    'valuation-business-guide/2',
    ['单位净值怎样计算', 'How the net value of a unit is computed'],
    text(
      [
        '资产净值等于资产总值减去负债；单位净值等于资产净值除以当日份额总数。',
        'The net asset value is total assets less liabilities; that of a unit is the net asset value divided by the units of the day.',
      ],
      {
        heading: ['举例', 'An example'],
        text: [
          '资产总值 10,250,000.00 元，负债 50,000.00 元，份额 10,000,000.00 份：单位净值为 10,200,000.00 ÷ 10,000,000.00 = 1.0200 元。',
          'Assets of 10,250,000.00 yuan, liabilities of 50,000.00, and 10,000,000.00 units: 10,200,000.00 ÷ 10,000,000.00 = 1.0200 yuan.',
        ],
      },
    ),
  ),
  page(
    'valuation-business-guide/42',
    ['估值差异的处理', 'When two valuations differ'],
    text(
      [
        '管理人与托管人的估值结果不一致时，先找到差异科目，再确定依据。',
        'If manager and custodian arrive at different values, find the account that differs first, then settle what it rests on.',
      ],
      {
        heading: ['查找顺序', 'The order of the search'],
        text: ['建议依次核对：', 'Compare one after the other:'],
        steps: [
          ['份额总数与当日确认', '证券数量与价格', '现金余额与在途资金', '应计费用、税金与利息'],
          [
            'units and confirmations',
            'quantities and prices',
            'cash and payments under way',
            'accrued fees, taxes and interest',
          ],
        ],
      },
      {
        heading: ['确定依据', 'What counts'],
        text: [
          '以基金合同约定的估值方法为准；合同未约定的，由双方协商并留存书面依据。',
          'The methods named in the fund contract count. What it leaves open is agreed in writing by both.',
        ],
      },
    ),
  ),
]
