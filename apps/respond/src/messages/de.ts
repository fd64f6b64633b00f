import type { Messages } from './en.ts';

export const de: Messages = {
  language: 'Sprache',
  questionCount: { one: '{n} Frage', other: '{n} Fragen' },
  questionCountUpTo: { one: 'Bis zu {n} Frage', other: 'Bis zu {n} Fragen' },
  minutes: { one: 'etwa {n} Minute', other: 'etwa {n} Minuten' },
  noScript:
    'Bitte schalten Sie JavaScript ein, um zu antworten: Die Seite braucht es, um Ihre Antworten aufzuheben, bis sie angekommen sind.',

  whoSeesWhat: 'Wer was sehen wird',
  anonymousTitle: 'Ihre Antworten sind anonym',
  anonymousStored:
    'Mit ihnen wird nichts gespeichert, was sagt, wer Sie sind: kein Konto, kein Name, keine Netzwerkadresse, keine Uhrzeit.',
  anonymousThreshold: {
    one: '{company} sieht Ergebnisse erst, wenn mindestens {n} Person geantwortet hat. Vorher sieht niemand etwas.',
    other:
      '{company} sieht Ergebnisse erst, wenn mindestens {n} Personen geantwortet haben. Vorher sieht niemand etwas.',
  },
  anonymousWords: 'Was Sie schreiben, wird im Wortlaut gezeigt. Lassen Sie weg, woran man Sie erkennen würde.',
  verifiedTitle: 'Ihre Antworten sind anonym, und Sie können es nachprüfen',
  verifiedLink:
    'Ihr Link beweist nur, dass Sie eingeladen sind. Ihre Antworten gehen getrennt davon auf den Weg, mit einer Marke, die niemand zu Ihnen zurückverfolgen kann, auch nicht mit der ganzen Datenbank.',
  plainWarning:
    'Diese Seite wurde nicht über eine sichere Adresse (https) geöffnet. Darum kann Ihr Browser die Marke nicht herstellen, die Ihre Anonymität beweist. Ihre Antworten werden trotzdem ohne Ihren Namen gespeichert, aber darin müssen Sie dem Server vertrauen. Wenn Sie einen Beweis möchten, bitten Sie um einen Link, der mit https beginnt.',
  attributedLink: 'Ihr persönlicher Link sagt, wer Sie sind: Ihre Antworten werden Ihren Namen tragen.',
  attributedLinkNamed: 'Das ist der persönliche Link von {name}: Ihre Antworten werden diesen Namen tragen.',

  howTitle: 'So funktioniert es',
  howLink:
    'Ihr Link bleibt in Ihrem Browser. Was hinter dem # steht, wird gesendet, um Ihre Einladung zu prüfen und eine Marke zu bekommen, und nie mit Ihren Antworten.',
  howEnvelope:
    'Ihr Browser erzeugt eine Zufallszahl, steckt sie in einen verschlossenen Umschlag und bittet den Server um einen Stempel. Der Server sieht, dass Sie eingeladen sind, und stempelt den Umschlag, ohne die Zahl zu sehen.',
  howOpen:
    'Ihr Browser nimmt die Zahl heraus. Der Stempel ist jetzt auf der Zahl: Er beweist eine Einladung, und niemand hat sie je neben Ihrem Namen gesehen.',
  howSend:
    'Ihre Antworten gehen mit der gestempelten Zahl hinaus, ohne Link, Anmeldung oder Cookie. Der Server prüft den Stempel und ob die Zahl neu ist, damit niemand zweimal antwortet.',
  howKey:
    'Alle bekommen in dieser Umfrage einen Stempel desselben Schlüssels. Vergleichen Sie seinen Fingerabdruck mit dem einer Kollegin oder eines Kollegen: Ist er gleich, unterscheiden die Stempel Sie nicht.',
  howLimits:
    'Was das nicht verbergen kann: was Sie über sich selbst schreiben, und vor jemandem, der Ihre Verbindung beobachtet, dass Sie in diesem Augenblick etwas gesendet haben.',
  howStandard: 'Das Verfahren ist ein veröffentlichter Standard: RFC 9474, blinde RSA-Signaturen.',
  fingerprint: 'Fingerabdruck des Schlüssels',
  fingerprintLoading: 'Der Schlüssel wird geladen …',
  fingerprintMissing:
    'Der veröffentlichte Schlüssel konnte nicht geladen werden. Es wird nichts gesendet, bevor er geprüft ist.',

  leavesTitle: 'Was mein Gerät verlässt',
  leavesNothing:
    'Bis jetzt hat keine Antwort dieses Gerät verlassen. Das alles wird gesendet, hier mit Zeilenumbrüchen zum Lesen; die Sekunden sind die bis jetzt.',
  leavesSent:
    'Das wurde gesendet, hier mit Zeilenumbrüchen zum Lesen. Es bleibt zu sehen, bis Sie diese Seite schließen.',
  leavesAlong:
    'Dazu geht eine Zufallszahl mit (Idempotency-Key), damit eine Wiederholung einmal zählt. Kein Cookie, keine Anmeldung und nichts von Ihrem Link.',
  leavesAlongPlain:
    'Dazu geht eine Zufallszahl mit (Idempotency-Key), damit eine Wiederholung einmal zählt. Kein Cookie und keine Anmeldung. Ihr Link geht mit, um zu zeigen, dass Sie eingeladen sind, und wird nicht bei Ihren Antworten gespeichert.',
  leavesAlongOpen:
    'Dazu geht eine Zufallszahl mit (Idempotency-Key), damit eine Wiederholung einmal zählt. Kein Cookie und keine Anmeldung.',
  leavesWhole:
    'Ihre Antworten zählen für die Umfrage als Ganzes: Keine Abteilung, Betriebszugehörigkeit und kein Ort gehen mit.',
  leavesGroup: 'Ihre Antworten zählen für eine Gruppe, zu der mindestens {n} Eingeladene gehören:',
  leavesDepartment: 'Abteilung',
  leavesTenure: 'Zeit im Unternehmen',
  leavesLocation: 'Ort',
  tenureUnder1: 'weniger als 1 Jahr',
  tenure1To3: '1 bis 3 Jahre',
  tenure3To6: '3 bis 6 Jahre',
  tenureOver6: '6 Jahre und mehr',
  leavesTokenLater:
    'Die Marke und die Gruppe, für die Ihre Antworten zählen, kommen beim Senden dazu. Sie können die Marke schon jetzt herstellen lassen und vorher alles ansehen; von da an kann nur dieses Gerät antworten.',
  makeToken: 'Meine Marke jetzt herstellen',
  makingToken: 'Die Marke wird hergestellt …',
  tokenOffline: 'Der Server war nicht zu erreichen. Bitte versuchen Sie es noch einmal.',
  tokenReady: 'Ihre Marke ist fertig und liegt auf diesem Gerät.',

  attributedTitle: 'Diese Umfrage ist nicht anonym',
  attributedReaders:
    'Wer sie bei {company} durchführt, kann jede Antwort einzeln lesen, mit dem Zeitpunkt, zu dem sie abgeschickt wurde.',
  attributedMaybe: 'Wenn Sie auf diesem Gerät bei Vela angemeldet sind, tragen Ihre Antworten Ihren Namen.',
  attributedNamed: 'Sie sind als {name} angemeldet: Ihre Antworten werden Ihren Namen tragen.',
  attributedSignedIn: 'Sie sind auf diesem Gerät angemeldet: Ihre Antworten werden Ihren Namen tragen.',
  attributedNameless: 'Sie sind auf diesem Gerät nicht angemeldet, daher steht kein Name bei Ihren Antworten.',

  progress: 'Frage {n} von {total}',
  required: 'Pflichtfrage',
  optional: 'Freiwillig',
  back: 'Zurück',
  next: 'Weiter',
  send: 'Antworten senden',
  saved: 'Auf diesem Gerät gespeichert',
  notSaved:
    'Dieser Browser kann Ihre Antworten nicht aufheben. Bitte schließen Sie die Seite nicht, bevor Sie sie gesendet haben.',
  keysHint: 'Zifferntasten wählen, Eingabetaste geht weiter',

  yes: 'Ja',
  no: 'Nein',
  scale1: 'Stimme gar nicht zu',
  scale2: 'Stimme nicht zu',
  scale3: 'Neutral',
  scale4: 'Stimme zu',
  scale5: 'Stimme voll zu',
  enpsLow: 'Äußerst unwahrscheinlich',
  enpsHigh: 'Äußerst wahrscheinlich',
  chooseOne: 'Bitte eine Antwort wählen',
  chooseSeveral: 'Mehrere Antworten möglich',
  other: 'Anderes',
  otherWords: 'In eigenen Worten',
  notApplicable: 'Trifft auf mich nicht zu',
  comment: 'Kommentar',
  clear: 'Antwort löschen',
  counter: '{n} von {max} Zeichen',

  errorRequired: 'Bitte beantworten Sie diese Frage.',
  errorOther: 'Bitte sagen Sie, was „Anderes“ bedeutet.',
  errorComment: 'Bitte beantworten Sie die kommentierte Frage oder entfernen Sie den Kommentar.',
  errorTooLong: 'Bitte verwenden Sie höchstens {max} Zeichen.',
  errorCheck: 'Bitte prüfen Sie diese Antwort.',

  sendingTitle: 'Ihre Antworten werden gesendet',
  sendingText: 'Einen Moment …',
  waitingTitle: 'Auf diesem Gerät gespeichert, wird gesendet, sobald Sie wieder online sind',
  waitingText:
    'Lassen Sie die Seite offen, sie versucht es weiter. Wenn Sie sie schließen, öffnen Sie den Link später auf diesem Gerät noch einmal.',
  busyTitle: 'Auf diesem Gerät gespeichert, wird in Kürze gesendet',
  busyText: 'Der Server ist ausgelastet. Lassen Sie die Seite offen, sie versucht es weiter.',
  tryNow: 'Jetzt versuchen',

  doneTitle: 'Vielen Dank',
  doneText: 'Ihre Antworten sind angekommen.',
  doneErased: 'Von diesem Gerät wurden sie gelöscht.',
  doneClose: 'Sie können diese Seite schließen.',
  again: 'Noch einmal antworten',
  arrivedTitle: 'Ihre Antworten waren schon angekommen',
  arrivedText: 'Sie zählen einmal, so wie Sie sie zuerst gesendet haben.',
  alreadyTitle: 'Sie haben schon geantwortet',
  alreadyText:
    'Diese Umfrage nimmt von jeder Person und jedem Gerät eine Antwort an. Danke, dass Sie mitgemacht haben.',

  linkNeededTitle: 'Sie brauchen Ihren persönlichen Link',
  linkNeededText:
    'Diese Umfrage können nur Eingeladene beantworten. Öffnen Sie den Link in Ihrer Einladungsmail, oder melden Sie sich bei Vela an und öffnen Sie sie unter „Surveys for you“. Wenn Sie keine Einladung haben, fragen Sie, wer die Umfrage durchführt.',
  openVela: 'Vela öffnen',
  linkUnknownTitle: 'Dieser Link ist nicht gültig',
  linkUnknownText:
    'Vielleicht ist er abgeschnitten oder gehört zu einer anderen Umfrage. Öffnen Sie ihn noch einmal aus Ihrer Einladungsmail oder in Vela unter „Surveys for you“.',
  linkUsedTitle: 'Dieser Link wurde schon benutzt',
  linkUsedText:
    'Jeder Link zählt einmal, und für Ihren wurde schon eine Marke ausgegeben. Wenn Sie auf einem anderen Gerät oder in einem anderen Browser begonnen haben, machen Sie dort fertig. Wenn Sie das nicht waren, sagen Sie es denen, die die Umfrage durchführen.',
  keyMismatchTitle: 'Ihre Antworten wurden zurückgehalten',
  keyMismatchText:
    'Der Schlüssel, der die Marken stempelt, ist nicht der, der für diese Umfrage veröffentlicht ist. Mit einem eigenen Schlüssel könnte man Sie unterscheiden, darum wurde nichts gesendet. Bitte sagen Sie es denen, die die Umfrage durchführen.',
  tokenRefusedTitle: 'Ihre Marke wurde nicht angenommen',
  tokenRefusedText:
    'Der Server hat die Marke Ihrer Antworten nicht angenommen. Sie wurden nicht gezählt. Bitte sagen Sie es denen, die die Umfrage durchführen.',

  closedTitle: 'Diese Umfrage ist beendet',
  closedText: 'Sie nimmt keine Antworten mehr an.',
  notOpenTitle: 'Diese Umfrage ist noch nicht geöffnet',
  notOpenText: 'Bitte kommen Sie später wieder, oder fragen Sie, wer Ihnen den Link geschickt hat.',
  unknownTitle: 'Diese Umfrage finden wir nicht',
  unknownText:
    'Vielleicht ist der Link unvollständig oder falsch geschrieben, oder es gibt die Umfrage nicht mehr. Bitte prüfen Sie den Link.',
  troubleTitle: 'Bei uns ist etwas schiefgegangen',
  troubleText: 'Bitte versuchen Sie es gleich noch einmal.',
  tryAgain: 'Noch einmal versuchen',
  refusedTitle: 'Ihre Antworten konnten nicht gesendet werden',
  refusedText: 'Sie liegen noch auf diesem Gerät. Bitte versuchen Sie es noch einmal.',
  keptTitle: 'Ihre Antworten wurden nicht gesendet',
  keptText: 'Sie liegen noch auf diesem Gerät, Sie können sie kopieren.',
  copy: 'Meine Antworten kopieren',
  copied: 'Kopiert',
  erase: 'Von diesem Gerät löschen',
  erased: 'Ihre Antworten wurden von diesem Gerät gelöscht.',
};
