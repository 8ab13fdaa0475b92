import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { firstName, isName } from './person-name';

describe('the first name of a person', () => {
  it.each([
    ['  Asha   Devi ', 'Asha'],
    ['Mrs. Asha Devi', 'Asha'],
    ['Dr Asha', 'Asha'],
    ['Dr. (Mrs) Asha Rao', 'Asha'],
    ['smt.asha devi', 'asha'],
    ['श्रीमती आशा देवी', 'आशा'],
    ['सुश्री आशा देवी', 'आशा'],
    ['श्रीमान् रवि', 'रवि'],
    ['श्रीमान रवि', 'रवि'],
    ['डा. आशा', 'आशा'],
    ['डाॅ. आशा', 'आशा'], // as many type the vowel: two signs that look as one
    ['डॉक्टर आशा', 'आशा'],
    ['Doctor Asha Rao', 'Asha'],
    ['Sh. Ramesh Kumar', 'Ramesh'],
    ['Sri Ramesh', 'Ramesh'],
    ['Kum. Asha Rao', 'Asha'],
    ['Er. Ravi', 'Ravi'],
    ['Adv. Ravi', 'Ravi'],
    ['कु. आशा राव', 'आशा'],
    ['कुमारी आशा', 'आशा'],
    ['Mr. & Mrs. Rao', 'Rao'],
    ['Mr/Mrs Rao', 'Rao'],
    ['Shilpa Rao', 'Shilpa'],
    ['Kumar Rao', 'Kumar'],
    ['Lt. Col. Rao', 'Rao'],
    ['Maj. Gen. Rao', 'Rao'],
    ['Pt. Ravi Sharma', 'Ravi'],
    ['Km. Asha', 'Asha'],
    ['Master Rohan', 'Rohan'],
    ['मास्टर रोहन', 'रोहन'],
    ['पं. रवि शर्मा', 'रवि'],
    ['Dr, Asha', 'Asha'],
    ['Dr: Asha Rao', 'Asha'],
    ['Shrimati Asha Devi', 'Asha'],
    ['Srimati. Asha', 'Asha'],
    ['Sushri Asha', 'Asha'],
    ['Ku. Asha Rao', 'Asha'],
    ['Mst. Fatima', 'Fatima'],
    ['Tmt. Selvi', 'Selvi'],
    ['Thiru. Murugan', 'Murugan'],
    ['Brig. Rao', 'Rao'],
    ['Sk. Rahim Ali', 'Rahim'], // Sheikh, as many write it in the east
    ['Sk', 'Sk'],
    ['Kunal Rao', 'Kunal'],
    ['Brigitte', 'Brigitte'],
    ['Skanda', 'Skanda'],
    ['Major Singh', 'Major'],
    ['Asha, Rao', 'Asha'],
    ['Asha,Rao', 'Asha'],
    ['(Asha) Rao', 'Asha'],
    ['“Asha” Rao', 'Asha'],
    ['Asha; for my mother', 'Asha'],
    ['आशा, राव', 'आशा'],
    ["D'Souza Asha", "D'Souza"],
    ['Anne-Marie', 'Anne-Marie'],
    [', ', ''],
    ['Genelia', 'Genelia'],
    ['Masterji', 'Masterji'],
    ['Ptolemy', 'Ptolemy'],
    ['पंकज राव', 'पंकज'],
    ['Erica', 'Erica'],
    ['कुमार राव', 'कुमार'],
    ['डाली शर्मा', 'डाली'],
    ['श्रीमाली', 'श्रीमाली'],
    ['Capt. (Retd.) Rao', 'Rao'],
    ['Rev. Thomas', 'Thomas'],
    ['Sqn Ldr Rao', 'Rao'],
    ['Fr. Thomas', 'Thomas'],
    ['CA Rohan Gupta', 'Rohan'], // a chartered accountant
    ['Professor Rao', 'Rao'],
    ['Advocate Asha Rao', 'Asha'],
    ['श्रीमति आशा देवी', 'आशा'], // as many write it
    ['डाक्टर आशा', 'आशा'],
    ['प्रोफ़ेसर आशा', 'आशा'],
    ['मिसेज़ आशा', 'आशा'],
    ['मिस्टर रवि', 'रवि'],
    ['मिसाल राव', 'मिसाल'],
    ['Revathi', 'Revathi'],
    ['Professora', 'Professora'],
    ['Drishti Rao', 'Drishti'],
    ['Shriya', 'Shriya'],
    ['Dr.', ''],
    [' ', ''],
  ])('of “%s” is “%s”: a title is none', (name, first) => {
    expect(firstName(name)).toBe(first);
  });
});

describe('the first name of who begins with initials, as many in the south do', () => {
  it.each([
    ['V. Anand', 'Anand'],
    ['S Lakshmi', 'Lakshmi'],
    ['K.R. Narayanan', 'Narayanan'],
    ['K.R.Narayanan', 'Narayanan'],
    ['Dr. A. P. J. Abdul Kalam', 'Abdul'],
    ['के. रमेश', 'रमेश'],
    ['Md. Asif', 'Asif'],
    ['Mohd Asif', 'Asif'],
    ['मो. आसिफ़', 'आसिफ़'],
    ['PV Sindhu', 'Sindhu'],
    ['pv sindhu', 'sindhu'],
    ['KR NARAYANAN', 'NARAYANAN'],
    ['AR Rahman', 'Rahman'],
    ['APJ Abdul Kalam', 'Abdul'],
    ['एम. एस. धोनी', 'धोनी'],
    ['आर.के. लक्ष्मण', 'लक्ष्मण'],
    ['RAM Kumar', 'RAM'],
    ['OM Prakash', 'OM'],
    ['आर॰ के॰ लक्ष्मण', 'लक्ष्मण'],
  ])('of “%s” is “%s”', (name, first) => {
    expect(firstName(name)).toBe(first);
  });

  it.each([
    ['K. R.', 'K.'],
    ['A', 'A'],
    ['李 明', '李'],
    ['Md', 'Md'],
    ['PV', 'PV'],
    ['आर.', 'आर.'],
    ['Ng', 'Ng'],
  ])('of “%s”, who has no other, is “%s”', (name, first) => {
    expect(firstName(name)).toBe(first);
  });
});

describe('a short name is no initials', () => {
  it.each([
    ['RAM KUMAR', 'RAM'],
    ['OM PRAKASH', 'OM'],
    ['Om Prakash', 'Om'],
    ['Jo Thomas', 'Jo'],
    ['ओम प्रकाश', 'ओम'],
    ['राम', 'राम'],
  ])('of “%s” is “%s”', (name, first) => {
    expect(firstName(name)).toBe(first);
  });

  it('and something of every name of more than titles is what its owner is greeted by', () => {
    const word = fc.constantFrom(
      'Asha',
      'PV',
      'K.',
      'आर.',
      'के॰',
      'Md',
      'RAM',
      'राव',
      'D’Souza',
      '李',
    );
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 4 }), (words) => {
        expect(words.join(' ')).toContain(firstName(words.join(' ')));
        expect(firstName(words.join(' '))).not.toBe('');
      }),
    );
  });
});

describe('a name', () => {
  it.each(['Asha', 'आशा', 'क्\u200dया', '李', 'A', "D'Souza", '\u200eAsha'])('is %s', (name) => {
    expect(isName(name)).toBe(true);
  });

  it.each([
    ['nothing', ''],
    ['blanks', ' \u00a0\t'],
    ['signs without width', '\u200b\u200c\u200d\u2060\ufeff'],
    ['marks of direction', '\u200e\u202a\u2069'],
    ['markup', 'Asha <b>'],
  ])('is not %s', (_, name) => {
    expect(isName(name)).toBe(false);
  });
});
