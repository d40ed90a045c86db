import type { ProductKind } from '../product-kinds.ts';
import type { FunnelKeywords } from '../language-pack.ts';
import { keywords as lines } from '../notation.ts';
import { digitalKeywords } from './digital.ts';

/** No particle is written on to the problem or the name, so each line works with every word. */
const nutra: FunnelKeywords = {
  top: lines({
    problem: `
      علاج [problema]
      علاج [problema] في المنزل
      علاج [problema] بالأعشاب
      علاج [problema] طبيعيا
      كيفية علاج [problema]
      أسباب [problema]
      أسباب [problema] والعلاج
      أعراض [problema]
      ما سبب [problema]
      سبب [problema] في الليل
      التخلص من [problema]
      كيف أتخلص من [problema]
      طرق تخفيف [problema]
      الوقاية من [problema]
      حل مشكلة [problema]
      نقص أي فيتامين يسبب [problema]
      أكلات تساعد على علاج [problema]
      أعشاب تعالج [problema]
      مشروبات تخفف [problema]
      تجاربكم مع [problema]
    `,
    form: `
      حبوب علاج [problema]
      مكملات تخفف [problema]
    `,
    choice: `
      ما أفضل علاج [problema]
      أفضل فيتامين يعالج [problema]
    `,
  }),
  middle: lines({
    about: `
      ما هو aaa
      معلومات عن aaa
      فوائد aaa
      استخدامات aaa
      هل aaa فعال
      هل aaa مفيد
      كيف يعمل aaa
      متى يبدأ مفعول aaa
    `,
    reviews: `
      تجربتي مع aaa
      تجارب aaa
      تجارب حقيقية aaa
      تجارب aaa تويتر
      تقييم aaa
      مراجعة aaa
      آراء عن aaa
      رأيكم في aaa
      نتائج aaa
      مميزات وعيوب aaa
      aaa عالم حواء
      aaa منتدى
    `,
    complaint: `
      هل aaa نصب
      aaa نصب واحتيال
      هل aaa موثوق
      شكاوى aaa
      تجارب سلبية مع aaa
    `,
    safety: `
      أضرار aaa
      aaa الآثار الجانبية
      هل aaa آمن
      هل aaa له أضرار
      موانع استخدام aaa
      aaa مع الادوية
      aaa والرضاعة
      aaa ومرضى السكري
      aaa وأدوية الضغط
      هل aaa مرخص
      aaa هيئة الغذاء والدواء
      aaa الشركة المصنعة
    `,
    ingredients: `
      مكونات aaa
      تركيبة aaa
      محتويات aaa
      aaa القيم الغذائية
      هل aaa طبيعي
      هل aaa حلال
    `,
    usage: `
      طريقة استخدام aaa
      كيفية استخدام aaa
      جرعة aaa
      aaa الجرعة اليومية
      متى يؤخذ aaa
      aaa قبل الأكل أو بعده
      كم حبة aaa في اليوم
      مدة استخدام aaa
      علبة aaa كم تكفي
    `,
  }),
  bottom: lines({
    name: `
      aaa
    `,
    official: `
      موقع aaa الرسمي
      aaa الموقع الرسمي
      الموقع الرسمي aaa
      متجر aaa الرسمي
      موقع aaa
      شراء aaa من الموقع الرسمي
    `,
    buy: `
      شراء aaa
      شراء aaa اون لاين
      طلب aaa
      اطلب aaa
      aaa طلب اونلاين
      ابغى aaa
      من وين اشتري aaa
      وين يباع aaa
      أين يباع aaa
      أين أجد aaa
      أماكن بيع aaa
      aaa متوفر
      aaa للبيع
      aaa قريب مني
      متجر aaa
      aaa الأصلي
      شراء aaa الأصلي
      رقم aaa
      طريقة طلب aaa
    `,
    price: `
      سعر aaa
      كم سعر aaa
      بكم aaa
      aaa السعر
      aaa بكم سعره
      سعر علبة aaa
      aaa رخيص
      أرخص سعر aaa
      أفضل سعر aaa
    `,
    coupon: `
      كود خصم aaa
      كوبون aaa
      كوبون خصم aaa
      خصم aaa
      عرض aaa
      عروض aaa
      تخفيضات aaa
      aaa الجمعة البيضاء
    `,
    form: `
      حبوب aaa
      كبسولات aaa
      قطرات aaa
      بودرة aaa
      شراب aaa
      مكمل aaa
      aaa 60 كبسولة
      aaa 3 علب
    `,
    delivery: `
      توصيل aaa
      aaa شحن مجاني
      aaa توصيل مجاني
      aaa تقسيط
      شراء aaa والدفع عند الاستلام
    `,
    pharmacy: `
      aaa صيدلية
      aaa في الصيدليات
      سعر aaa في الصيدلية
    `,
    safety: `
      كيف أعرف aaa الأصلي
    `,
  }),
};

const physical: FunnelKeywords = {
  top: lines({
    choice: `
      أفضل aaa
      أحسن aaa
      كيف أختار aaa
      أنواع aaa
      أفضل أنواع aaa
      هل aaa يستاهل
    `,
    about: `
      استخدامات aaa
      كيف يعمل aaa
    `,
  }),
  middle: lines({
    reviews: `
      تجارب aaa
      تقييم aaa
      مراجعة aaa
      مقارنة aaa
      مميزات وعيوب aaa
    `,
    ingredients: `
      مواصفات aaa
      مقاسات aaa
      محتويات علبة aaa
    `,
    usage: `
      طريقة استخدام aaa
    `,
    complaint: `
      عيوب aaa
    `,
  }),
  bottom: lines({
    name: `
      aaa
    `,
    official: `
      موقع aaa الرسمي
    `,
    buy: `
      شراء aaa
      شراء aaa اون لاين
      أين يباع aaa
      aaa متوفر
    `,
    price: `
      سعر aaa
      بكم aaa
      aaa رخيص
    `,
    coupon: `
      خصم aaa
      كود خصم aaa
    `,
    delivery: `
      aaa شحن مجاني
    `,
  }),
};

/** Lines that are repeated for each of the market's words. */
export const marketKeywords = lines({
  marketplace: `
    aaa {MARKETPLACE}
  `,
  pharmacy: `
    aaa {FARMACIA}
  `,
  complaint: `
    aaa {SITE_RECLAMACAO}
  `,
  country: `
    aaa {PAIS}
    شراء aaa {PAIS}
  `,
  delivery: `
    aaa {PAGAMENTO}
  `,
});

export const keywords: Record<ProductKind, FunnelKeywords> = {
  nutra,
  physical,
  digital: digitalKeywords,
};
