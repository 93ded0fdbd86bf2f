import { expect, test } from 'vitest'
import { docOf, htmlOf, sliceOf } from './html.ts'

const again = (html: string) => htmlOf(docOf(html))

test.each([
  ['<p>一<strong>二</strong><em>三</em><u>四</u><s>五</s><code>六</code></p>'],
  ['<h3>小标题</h3><p>一</p><h4>更小</h4><hr><blockquote><p>引用</p></blockquote>'],
  ['<ul><li>一</li><li>二<ol><li>三</li></ol></li></ul>'],
  ['<p>一<br>二</p><p><br></p><p>三</p>'],
  ['<p><a href="#10102">菜单</a>、<a href="/transfer-money/a?x=1&amp;y=2">路径</a></p>'],
  ['<p><a href="#download_guide-ukey">文件</a>、<a href="https://a.example">网站</a></p>'],
  ['<p><a href="mailto:a@b.example">邮件</a>、<a href="tel:95588">电话</a></p>'],
  ['<table><thead><tr><th>一</th></tr></thead><tbody><tr><td colspan="2">二</td></tr></tbody></table>'],
  [''],
])('what the server keeps stays as it is: %s', (html) => expect(again(html)).toBe(html))

test.each([
  ['<div>一<span>二</span></div>三', '<p>一二</p><p>三</p>'],
  ['<h1>大</h1><h6>小</h6>', '<h3>大</h3><h4>小</h4>'],
  [
    '<p><b>一</b><i>二</i><del>三</del><ins>四</ins></p>',
    '<p><strong>一</strong><em>二</em><s>三</s><u>四</u></p>',
  ],
  ['<p style="color:red" class="a" onclick="x()"><font color="red">一</font></p>', '<p>一</p>'],
  ['<p><a href="javascript:alert(1)">一</a><a href="//evil.example">二</a></p>', '<p>一二</p>'],
  ['<script>alert(1)</script><p>一</p>', '<p>一</p>'],
  ['<p>一</p><dl><dt>二</dt><dd>三</dd></dl>', '<p>一</p><p>二</p><p>三</p>'],
  ['<p>一<br></p>', '<p>一</p>'],
])('other markup keeps its words: %s', (html, written) => expect(again(html)).toBe(written))

test('content pasted from Word becomes paragraphs and marks, and a picture becomes its name', () => {
  const word = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p.MsoNormal{margin:0}</style></head>
    <body><!--StartFragment--><p class=MsoNormal><b><span lang=EN-US style='font-size:14pt'>停机<o:p></o:p></span></b></p>
    <p class=MsoListParagraph style='mso-list:l0'><![if !supportLists]><span>1.</span><![endif]><i>今晚</i></p>
    <table class=MsoTableGrid><tr><td><p class=MsoNormal>一</p></td><td><p>二</p></td></tr></table>
    <img src="file:///c:/a.png" alt="图一"><!--EndFragment--></body></html>`
  const { content } = sliceOf(word, (name) => `[图片：${name}]`)
  const lines = content.content.map((node) => node.textContent)
  expect(lines).toEqual(['停机', '1.今晚', '一二', '[图片：图一]'])
  expect(content.firstChild?.firstChild?.marks.map((mark) => mark.type.name)).toEqual(['strong'])
})
