/** The texts of the payer's pages in French, which a flow with the language `fr` has. */
const french = {
  "First name": "Prénom",
  "Last name": "Nom de famille",
  "Company name": "Nom de l’entreprise",
  Email: "Courriel",
  "Address line 1": "Adresse, ligne 1",
  "Address line 2": "Adresse, ligne 2",
  "Town or city": "Ville",
  "State, province or county": "Province, État ou comté",
  Postcode: "Code postal",
  "Country (two letters)": "Pays (deux lettres)",
  "Sort code": "Code de tri",
  "Account number": "Numéro de compte",
  "Routing number": "Numéro d’acheminement",
  "Account type": "Type de compte",
  "Institution number": "Numéro d’institution",
  "Transit number": "Numéro de transit",
  "Account holder": "Titulaire du compte",
  "Enter your first name or a company": "Entrez votre prénom ou une entreprise",
  "Enter your last name or a company": "Entrez votre nom de famille ou une entreprise",
  "Enter an email address": "Entrez une adresse courriel",
  "Enter this": "Remplissez ce champ",
  "Enter two letters": "Entrez deux lettres",
  "Enter the code of your region": "Entrez le code de votre province",
  "This does not look right": "Cela ne semble pas exact",
  "Error: ": "Erreur\u00a0: ",
  ": ": "\u00a0: ",
  "Set up a debit for {merchant}": "Configurer un débit pour {merchant}",
  "There is a problem": "Il y a un problème",
  Merchant: "Marchand",
  For: "Pour",
  "Payments agreed with the merchant": "Paiements convenus avec le marchand",
  Scheme: "Système",
  "Direct Debit (Bacs)": "Direct Debit (Bacs)",
  "ACH debit": "Débit ACH",
  "Pre-authorised debit (PAD)": "Débit préautorisé (DPA)",
  Currency: "Devise",
  "Your details": "Vos coordonnées",
  "Your bank account, filled in with the sandbox's test details":
    "Votre compte bancaire, rempli avec les données d’essai du bac à sable",
  "You authorise {merchant} to collect payments from this account. You can cancel with your bank at any time.":
    "Vous autorisez {merchant} à prélever des paiements sur ce compte. Vous pouvez annuler auprès de votre institution financière en tout temps.",
  "Set up Direct Debit": "Configurer le débit préautorisé",
  Fail: "Échouer",
  Leave: "Quitter",
  "Page not found": "Page introuvable",
  "There is no such request.": "Cette demande n’existe pas.",
  "You have left": "Vous avez quitté",
  "Nothing was set up.": "Rien n’a été configuré.",
  "Go back and finish": "Revenir et terminer",
  "The bank did not authorise the debit. Nothing was set up.":
    "L’institution financière n’a pas autorisé le débit. Rien n’a été configuré.",
  "Your bank refused": "Votre institution financière a refusé",
  "Try again": "Réessayer",
  "This link was made for another email address. Nothing was set up.":
    "Ce lien est pour une autre adresse courriel. Rien n’a été configuré.",
  "This is not your link": "Ce lien n’est pas le vôtre",
  "Back to the merchant": "Retour au marchand",
  "The debit is set up": "Le débit est configuré",
  "You can close this page.": "Vous pouvez fermer cette page.",
  "Already set up": "Déjà configuré",
  "This debit is already set up. Nothing more is needed.":
    "Ce débit est déjà configuré. Il n’y a plus rien à faire.",
  "The merchant has cancelled this request. Nothing was set up.":
    "Le marchand a annulé cette demande. Rien n’a été configuré.",
  "This request is cancelled": "Cette demande est annulée",
  "This page has expired. Nothing was set up. Go back to the merchant and start again.":
    "Cette page a expiré. Rien n’a été configuré. Retournez au marchand et recommencez.",
  "This request is expired": "Cette demande a expiré",
};

export type PageText = keyof typeof french;

/** The texts in the language of a flow, with the merchant's name. */
export function textsIn(language: string, merchant: string) {
  return (text: PageText) => (language === "fr" ? french[text] : text).replace("{merchant}", merchant);
}
