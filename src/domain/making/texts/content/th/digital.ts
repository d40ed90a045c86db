import type { FunnelKeywords } from '../language-pack.ts';
import { words } from '../list.ts';
import { keywords } from '../notation.ts';

export const digitalTitles = {
  name: `
    {NOME_PRODUTO} ราคาและเนื้อหา | {NOME_PRODUTO} ราคา | {NOME_PRODUTO}
    {NOME_PRODUTO} มีอะไรบ้าง | รู้จัก {NOME_PRODUTO}
    ซื้อ {NOME_PRODUTO} ออนไลน์ | {NOME_PRODUTO} ออนไลน์
    [owner] {NOME_PRODUTO} จากผู้จัดทำ
  `,
  benefit: `
    {DIFERENCIAL}
    {DIFERENCIAL_2}
    {DIFERENCIAL_3}
    สำหรับ{PUBLICO}
    มี{ITENS} | มี{ITEM}
    {AULAS} บทเรียนออนไลน์
    ดูว่ามีอะไรรวมอยู่บ้าง
    สินค้าดิจิทัล ใช้งานออนไลน์
    ข้อมูลชัดเจนก่อนตัดสินใจ
  `,
  price: `
    {NOME_PRODUTO} ราคา {PRECO} | {TIPO} ราคา {PRECO} | ราคา {PRECO}
    [interestFree] ผ่อน 0% {PARCELAS} งวด | ผ่อนไม่มีดอกเบี้ย
    ผ่อนได้ {PARCELAS} งวด
    จ่ายด้วย{PAGAMENTOS}
    [lifetimeAccess] {PRECO} เข้าใช้ตลอดชีพ
    ดูราคาก่อนซื้อ
    ราคาเท่าไร ได้อะไรบ้าง
  `,
  guarantee: `
    คืนเงินภายใน {DIAS_REEMBOLSO} วัน
    รับประกัน {DIAS_GARANTIA} วัน
    ทดลองใช้ {DIAS_TESTE} วัน
    [certificate] มีใบรับรองเมื่อเรียนจบ | มีใบรับรอง
    อ่านเงื่อนไขการซื้อ
  `,
  delivery: `
    [instantAccess, lifetimeAccess] เข้าใช้ได้ทันทีและตลอดชีพ
    [instantAccess] เข้าใช้ได้ทันทีหลังจ่ายเงิน
    [lifetimeAccess] เข้าใช้ได้ตลอดชีพ
    เข้าใช้ได้ {MESES_ACESSO} เดือน
    [updates] รวมการอัปเดตแล้ว
    วิธีเข้าใช้งาน
  `,
  proof: `
    [reviews] อ่านรีวิวก่อนตัดสินใจ
    [support] มีทีมช่วยตอบคำถาม
    ดูเนื้อหาโดยละเอียด
    รู้จักผู้จัดทำ
    เทียบกับตัวเลือกอื่น
  `,
  question: `
    {NOME_PRODUTO} เหมาะกับคุณไหม
    {NOME_PRODUTO} ราคาเท่าไร
    เหมาะกับใคร อ่านก่อน
    ยังลังเลอยู่ไหม อ่านก่อน
  `,
  action: `
    ทำความรู้จัก {NOME_PRODUTO}
    ถามข้อสงสัยก่อนซื้อ
    ซื้อง่ายไม่กี่ขั้นตอน
    ดูรายละเอียดทั้งหมด
  `,
};

export const digitalDescriptions = {
  benefit: `
    {NOME_PRODUTO}: {DIFERENCIAL} {DIFERENCIAL_2} | {NOME_PRODUTO}: {DIFERENCIAL} | {DIFERENCIAL} {DIFERENCIAL_2} | {DIFERENCIAL}
    {NOME_PRODUTO} มี{ITENS} ใช้งานออนไลน์ทั้งหมด | มี{ITENS} ใช้งานออนไลน์ทั้งหมด | มี{ITENS}
    สำหรับ{PUBLICO} ทำความรู้จัก {NOME_PRODUTO} แล้วดูว่าเหมาะไหม | สำหรับ{PUBLICO} ดูว่าเหมาะกับคุณไหม
    [certificate] {AULAS} บทเรียนออนไลน์ พร้อมใบรับรองเมื่อเรียนจบ | {AULAS} บทเรียนออนไลน์
  `,
  name: `
    {NOME_PRODUTO} มีอะไรบ้าง เหมาะกับใคร ราคาเท่าไร และเข้าใช้อย่างไร | มีอะไรบ้าง เหมาะกับใคร ราคาเท่าไร และเข้าใช้อย่างไร อ่านก่อนซื้อ
  `,
  price: `
    [interestFree, instantAccess] {NOME_PRODUTO} ราคา {PRECO} ผ่อน {PARCELAS} งวดไม่มีดอกเบี้ย เข้าใช้ได้ทันที | ราคา {PRECO} ผ่อน {PARCELAS} งวดไม่มีดอกเบี้ย เข้าใช้ได้ทันที
    [lifetimeAccess] {NOME_PRODUTO} ราคา {PRECO} เข้าใช้ได้ตลอดชีพ | ราคา {PRECO} เข้าใช้ได้ตลอดชีพ
    [interestFree] {NOME_PRODUTO} ราคา {PRECO} ผ่อน {PARCELAS} งวดไม่มีดอกเบี้ย | ราคา {PRECO} ผ่อน {PARCELAS} งวดไม่มีดอกเบี้ย
    {NOME_PRODUTO} ราคา {PRECO} ดูก่อนซื้อว่ามีอะไรรวมอยู่บ้าง | ราคา {PRECO} ดูก่อนซื้อว่ามีอะไรรวมอยู่บ้าง
    ราคาและเนื้อหาอยู่ในหน้าเว็บ อ่านให้ครบแล้วค่อยตัดสินใจ
  `,
  guarantee: `
    {NOME_PRODUTO} ขอคืนเงินได้ภายใน {DIAS_REEMBOLSO} วัน | หากไม่เหมาะ ขอคืนเงินได้ภายใน {DIAS_REEMBOLSO} วัน
    ทดลองใช้ {NOME_PRODUTO} นาน {DIAS_TESTE} วัน แล้วค่อยตัดสินใจ | ทดลองใช้ {DIAS_TESTE} วัน แล้วค่อยตัดสินใจ
    {NOME_PRODUTO} รับประกัน {DIAS_GARANTIA} วัน | รับประกัน {DIAS_GARANTIA} วัน
  `,
  delivery: `
    [instantAccess, support] {NOME_PRODUTO} เข้าใช้ได้ทันทีหลังจ่ายเงิน มีทีมช่วยตอบคำถาม | เข้าใช้ได้ทันทีหลังจ่ายเงิน มีทีมช่วยตอบคำถาม
    [instantAccess] {NOME_PRODUTO} เข้าใช้ออนไลน์ได้ทันทีหลังจ่ายเงิน | เข้าใช้ออนไลน์ได้ทันทีหลังจ่ายเงิน
    [lifetimeAccess, updates] {NOME_PRODUTO} เข้าใช้ได้ตลอดชีพ รวมการอัปเดตแล้ว | เข้าใช้ได้ตลอดชีพ รวมการอัปเดตแล้ว
  `,
  proof: `
    [reviews] อ่านรีวิว {NOME_PRODUTO} แล้วค่อยตัดสินใจ | อ่านรีวิวแล้วค่อยตัดสินใจ
    ใครจัดทำ {NOME_PRODUTO} และมีอะไรบ้าง อ่านก่อนซื้อ | ใครจัดทำและมีอะไรบ้าง อ่านก่อนซื้อ
  `,
  question: `
    {NOME_PRODUTO} เหมาะกับคุณไหม ดูว่าทำมาเพื่อใครและต้องมีอะไรก่อนเริ่ม | เหมาะกับคุณไหม ดูว่าทำมาเพื่อใครและต้องมีอะไรก่อนเริ่ม
  `,
  action: `
    เทียบ {NOME_PRODUTO} กับตัวเลือกอื่น แล้วซื้อออนไลน์เมื่อพร้อม | เทียบกับตัวเลือกอื่น แล้วซื้อออนไลน์เมื่อพร้อม
  `,
};

export const digitalSitelinks = {
  name: `
    มีอะไรบ้าง ; มี{ITEM} | เนื้อหาทั้งหมด ; อ่านก่อนซื้อ
    เกี่ยวกับ {NOME_PRODUTO} | เกี่ยวกับสินค้า ; เหมาะกับใคร ใช้อย่างไร ; ต้องมีอะไรก่อนเริ่ม
  `,
  price: `
    ราคา ; ราคา {PRECO} | ดูราคา ; [interestFree] ผ่อน {PARCELAS} งวดไม่มีดอกเบี้ย | ดูว่าได้อะไรบ้าง
    วิธีชำระเงิน ; จ่ายด้วย{PAGAMENTOS} | จ่ายเงินได้อย่างไร ; ตรวจยอดรวมก่อนจ่าย
  `,
  delivery: `
    วิธีเข้าใช้งาน ; [instantAccess] ทันทีหลังจ่ายเงิน | อธิบายง่าย ๆ ; [lifetimeAccess] เข้าใช้ได้ตลอดชีพ | สิ่งที่ต้องมี
  `,
  guarantee: `
    การคืนเงิน ; ภายใน {DIAS_REEMBOLSO} วัน ; วิธีขอคืนเงิน
    [certificate] ใบรับรอง ; ใบรับรองเมื่อเรียนจบ ; วิธีรับใบรับรอง
  `,
  proof: `
    ผู้จัดทำ ; รู้จักคนเบื้องหลัง ; ประสบการณ์และผลงาน
    [reviews] รีวิว ; ผู้ซื้อพูดว่าอย่างไร ; เทียบก่อนเลือก
  `,
  question: `
    คำถามที่พบบ่อย ; คำตอบสั้นและชัดเจน ; อ่านก่อนซื้อ
  `,
  action: `
    วิธีสั่งซื้อ ; ทีละขั้นตอน ; ออนไลน์ทั้งหมด
    [support] ช่วยเหลือ ; ตอบคำถามของคุณ ; ช่องทางติดต่อเรา
  `,
};

export const digitalCallouts = {
  price: `
    [interestFree] ผ่อนไม่มีดอกเบี้ย
    [paypal] จ่ายด้วย PayPal ได้
    [card] จ่ายด้วยบัตรได้
    ราคาชัดเจน
  `,
  guarantee: `
    คืนเงินใน {DIAS_REEMBOLSO} วัน
    รับประกัน {DIAS_GARANTIA} วัน
    ทดลองใช้ {DIAS_TESTE} วัน
    [certificate] มีใบรับรอง
    เงื่อนไขการซื้อชัดเจน
  `,
  delivery: `
    [instantAccess] เข้าใช้ได้ทันที
    [lifetimeAccess] เข้าใช้ได้ตลอดชีพ
    เข้าใช้ได้ {MESES_ACESSO} เดือน
    [updates] รวมการอัปเดต
    สินค้าดิจิทัล
    ออนไลน์ทั้งหมด
  `,
  proof: `
    [support] ช่วยตอบคำถาม
    บอกเนื้อหาครบ
    บอกชื่อผู้จัดทำ
  `,
  benefit: `
    {DIFERENCIAL}
    {DIFERENCIAL_2}
    {DIFERENCIAL_3}
    {AULAS} บทเรียนออนไลน์
    สำหรับ{PUBLICO}
    มี{ITEM}
    ค่อย ๆ ตัดสินใจได้
  `,
  question: `
    คำตอบสำหรับข้อสงสัย
  `,
  action: `
    สั่งซื้อออนไลน์
    ไม่ต้องออกจากบ้าน
  `,
};

export const digitalPromotions = {
  name: `
    {NOME_PRODUTO}
  `,
  price: `
    คำสั่งซื้อแรก
    สั่งซื้อออนไลน์
    [card] จ่ายด้วยบัตร
    [paypal] จ่ายด้วย PayPal
    ลูกค้าใหม่
  `,
  delivery: `
    [lifetimeAccess] เข้าใช้ตลอดชีพ
    เข้าถึงเนื้อหา
  `,
  benefit: `
    {TIPO}
    สินค้าดิจิทัล
    เนื้อหาดิจิทัล
  `,
  action: `
    สินค้าดิจิทัลทุกชิ้น
    รายการที่เลือก
  `,
};

export const digitalKeywords: FunnelKeywords = {
  top: keywords({
    choice: `
      aaa ตัวไหนดี
      วิธีเลือก aaa
      เปรียบเทียบ aaa
      aaa คุ้มไหม
      aaa ออนไลน์
      aaa สำหรับมือใหม่
    `,
    about: `
      aaa ใช้งานยังไง
      aaa คืออะไร
    `,
  }),
  middle: keywords({
    reviews: `
      รีวิว aaa
      aaa รีวิว
      aaa ดีไหม
      aaa pantip
      aaa ได้ผลไหม
      ประสบการณ์ aaa
    `,
    complaint: `
      aaa เชื่อถือได้ไหม
      aaa หลอกลวงไหม
    `,
    ingredients: `
      aaa มีเนื้อหาอะไรบ้าง
      aaa มีอะไรบ้าง
    `,
    usage: `
      aaa เข้าใช้ยังไง
      aaa มีใบรับรองไหม
    `,
  }),
  bottom: keywords({
    name: `
      aaa
    `,
    official: `
      aaa เว็บไซต์ทางการ
      aaa เว็บไซต์
    `,
    buy: `
      ซื้อ aaa
      ซื้อ aaa ออนไลน์
      aaa ซื้อที่ไหน
      สมัคร aaa
      สั่งซื้อ aaa
      สมัครสมาชิก aaa
    `,
    price: `
      aaa ราคา
      aaa ราคาเท่าไร
      ราคา aaa
      aaa กี่บาท
    `,
    coupon: `
      โค้ดส่วนลด aaa
      aaa ส่วนลด
      aaa โปรโมชั่น
      aaa ลดราคา
      aaa คูปอง
    `,
    delivery: `
      aaa คืนเงิน
      aaa ผ่อน
    `,
  }),
};

/** Searches for copies that nobody pays for. */
export const digitalNegatives = words(`
  แคร็ก, crack, keygen, warez, "mod apk", apk, หลุด, ไฟล์หลุด, "google drive", mega, mediafire, เถื่อน, "pdf ฟรี", "คอร์สฟรี", "เรียนฟรี", "เวอร์ชันฟรี", "โหลดฟรี", "ดาวน์โหลดฟรี", "บัญชีฟรี", "premium ฟรี", ปลดล็อก, telegram, scribd,
  "แอปเถื่อน", "อบรมฟรี", "แจกไฟล์", torrents, "เทมเพลตฟรี", "แอปฟรี", "อีบุ๊กฟรี", "แจก pdf ฟรี"
`);

/** Words of the default list that buyers of digital products type. */
export const digitalBuyers = words(`
  ทดลองฟรี,
  เรซูเม่,
  สมัครสมาชิก,
  คอร์ส, คอร์สเรียน, หลักสูตร, อบรม, เรียน, บทเรียน, ดาวน์โหลด, โหลด, download, pdf, อีบุ๊ก, ebook, epub, เทมเพลต, แบบฟอร์ม, พรีเซนต์, powerpoint, ใบงาน, ตำรา, คู่มือ, หารายได้, หาเงิน, youtube, ยูทูบ, สูตร, สูตรอาหาร, แพทเทิร์น, สรุป, สอน
`);
